# sudokit: make demo, make test, make bench, make install.
#
# Needs cargo (the Rust toolchain), a C compiler and make. Everything is built below build/ and target/.

CC       ?= cc
CARGO    ?= cargo
AR       ?= ar
LD       ?= ld
OBJCOPY  ?= objcopy
INSTALL  ?= install
QEMU     ?= qemu-aarch64 -L /usr/aarch64-linux-gnu
FILE     ?= c_examples/data/fifty.txt
PREFIX   ?= /usr/local
DESTDIR  ?=

VERSION  := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
ABI      := 0
TARGET   := $(or $(CARGO_TARGET_DIR),target)
BUILT    := $(TARGET)/release
LIB      := build/lib
BIN      := build/bin
EXAMPLES := $(patsubst c_examples/%.c,$(BIN)/%,$(wildcard c_examples/*.c))

ifeq ($(shell uname -s),Darwin)
SHARED   := libsudokit.$(VERSION).dylib
LINKS    := libsudokit.$(ABI).dylib libsudokit.dylib
BUILT_SO := $(BUILT)/libsudokit.dylib
PARTIAL   = $(LD) -r -u _sudokit_version_number -exported_symbol '_sudokit_*' -o $@ $(BUILT)/libsudokit.a
else
SHARED   := libsudokit.so.$(VERSION)
LINKS    := libsudokit.so.$(ABI) libsudokit.so
BUILT_SO := $(BUILT)/libsudokit.so
PARTIAL   = $(LD) -r -u sudokit_version_number -o $@ $(BUILT)/libsudokit.a && \
            $(OBJCOPY) --wildcard --keep-global-symbol='sudokit_*' $@
endif

.PHONY: all lib examples demo test test-address test-arm64 bench header install uninstall clean need-cargo need-cc FORCE

all: lib examples

lib: $(LIB)/$(SHARED) $(LIB)/libsudokit.a

examples: $(EXAMPLES)

demo: $(BIN)/02_solve_file
	$(BIN)/02_solve_file --all "$(FILE)"

test: need-cargo need-cc
	CC="$(CC)" $(CARGO) test --workspace --exclude sudokit
	CC="$(CC)" $(CARGO) test --profile tested -p sudokit-core
	@if rustup run nightly cargo --version >/dev/null 2>&1; then $(MAKE) test-address; \
	else echo "skipped: no nightly toolchain, so the engine is not tested under AddressSanitizer"; fi
	@$(MAKE) test-arm64

# A sanitizer needs the nightly compiler, and its target by name.
test-address:
	SUDOKIT_SAMPLE=50 RUSTFLAGS="-Zsanitizer=address -Cunsafe-allow-abi-mismatch=sanitizer" rustup run nightly \
		cargo test --profile tested -p sudokit-core --tests --target-dir build/address-tests \
		--target "$$(rustc -vV | sed -n 's/^host: //p')"

# The engine for another processor, under an emulator. RUSTC may be a compiler that has this target.
ARM64    := aarch64-unknown-linux-gnu
test-arm64:
	@if ls "$$($${RUSTC:-rustc} --print target-libdir --target $(ARM64))"/libstd-* >/dev/null 2>&1 \
		&& command -v aarch64-linux-gnu-gcc >/dev/null && command -v $(firstword $(QEMU)) >/dev/null; then \
		SUDOKIT_SAMPLE=50 CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
			CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="$(QEMU)" \
			$(CARGO) test --profile tested -p sudokit-core --target-dir build/arm64-tests --target $(ARM64) \
			$(addprefix --test=,backends batch candidates differential filled making patterns slicing transforms); \
	else echo "skipped: no compiler, linker and emulator for $(ARM64), so NEON is not tested"; fi

bench: lib
	$(CARGO) run --release --manifest-path peers/Cargo.toml -- $(LIB)/$(SHARED)

header: need-cargo
	SUDOKIT_WRITE_HEADER=1 $(CARGO) test -q -p sudokit-tests --test header

install: lib
	$(INSTALL) -d "$(DESTDIR)$(PREFIX)/include" "$(DESTDIR)$(PREFIX)/lib/pkgconfig"
	$(INSTALL) -m 644 include/sudokit.h "$(DESTDIR)$(PREFIX)/include"
	$(INSTALL) -m 755 $(LIB)/$(SHARED) "$(DESTDIR)$(PREFIX)/lib"
	$(INSTALL) -m 644 $(LIB)/libsudokit.a "$(DESTDIR)$(PREFIX)/lib"
	for link in $(LINKS); do ln -sf $(SHARED) "$(DESTDIR)$(PREFIX)/lib/$$link"; done
	sed 's/@VERSION@/$(VERSION)/' sudokit.pc.in > "$(DESTDIR)$(PREFIX)/lib/pkgconfig/sudokit.pc"

uninstall:
	cd "$(DESTDIR)$(PREFIX)" && rm -f include/sudokit.h lib/libsudokit.a lib/pkgconfig/sudokit.pc \
		$(addprefix lib/,$(SHARED) $(LINKS))

clean:
	rm -rf build
	$(CARGO) clean

# Cargo knows what has changed, so it is asked every time.
$(BUILT_SO): need-cargo FORCE
	$(CARGO) build --release -p sudokit

$(BUILT)/libsudokit.a: $(BUILT_SO)

$(LIB)/$(SHARED): $(BUILT_SO)
	@mkdir -p $(LIB)
	rm -f $@
	cp $(BUILT_SO) $@
	for link in $(LINKS); do ln -sf $(SHARED) $(LIB)/$$link; done

# One object that shows nothing but the functions of the header: two Rust libraries then fit into one program.
build/sudokit.o: $(BUILT)/libsudokit.a
	@mkdir -p build
	$(PARTIAL)

$(LIB)/libsudokit.a: build/sudokit.o
	@mkdir -p $(LIB)
	rm -f $@
	$(AR) rcs $@ $<

$(BIN)/%: c_examples/%.c include/sudokit.h $(LIB)/$(SHARED) | need-cc
	@mkdir -p $(BIN)
	$(CC) -O2 -Wall -Wextra $< -Iinclude -L$(LIB) -lsudokit -lpthread -Wl,-rpath,"$(CURDIR)/$(LIB)" -o $@

need-cargo:
	@command -v $(firstword $(CARGO)) >/dev/null || { echo "sudokit needs cargo, from the Rust toolchain" >&2; exit 1; }

need-cc:
	@command -v $(firstword $(CC)) >/dev/null || { echo "sudokit needs a C compiler; CC is '$(CC)'" >&2; exit 1; }

FORCE:
