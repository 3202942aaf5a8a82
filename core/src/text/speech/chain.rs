//! Chains as text: `r1c1=5 -> r1c7<>5 -> r2c8=5`, and `r1c7<>5 + r1c8<>5 -> r1c9=5` where one statement needs several.
//! Where a deduction inside the chain leads on, the arrow is another: `r1c1=5 => r2c2<>5`.

use super::notation;
use crate::logic::{Link, Node, Reason, Step, Technique};
use crate::text::writer::Writer;

/// The most links that are told: more of them nobody reads.
const MOST_LINKS: usize = 64;

/// How chains are written.
#[derive(Clone, Copy)]
pub(super) struct Style<'a> {
    /// What stands between a statement and what follows from it.
    pub(super) arrow: &'a [u8],
    /// The same where it takes a deduction of its own.
    pub(super) inner: &'a [u8],
    /// What stands between two pieces.
    pub(super) between: &'a [u8],
}

/// Writes all chains of a step, or one of them.
pub(super) fn chains(step: &Step, number: Option<u8>, out: &mut Writer, Style { arrow, inner, between }: Style) {
    let links = step.links.as_slice();
    let mut net = Net::of(links);
    let (mut told, mut is_first) = (0, true);
    let wanted = |chain: &u8| number.is_none_or(|number| number == *chain);
    for chain in (0..=u8::MAX).filter(wanted).take_while(|&chain| links.iter().any(|link| link.chain >= chain)) {
        let mut last = None;
        while let Some([first, others @ ..]) = net.next(links, chain, last) {
            told += 1 + others.len();
            if told > MOST_LINKS {
                out.bytes(between);
                out.text("...");
                return;
            }
            if !others.is_empty() || last != Some(first.from) {
                out.bytes(if is_first { b"" } else { between });
                notation::node(out, &first.from);
                for link in others {
                    out.text(" + ");
                    notation::node(out, &link.from);
                }
            }
            out.bytes(if first.reason == Reason::Inner { inner } else { arrow });
            notation::node(out, &first.to);
            (last, is_first) = (Some(first.to), false);
        }
    }
    if !is_first && number.is_none() && step.links.left_out() > 0 {
        out.bytes(between);
        out.text("...");
    }
}

/// What the chains of a contradiction both claim and deny: the last statement whose opposite they come to as well.
pub(super) fn clash(step: &Step) -> Option<Node> {
    use Technique as T;
    let is_contradiction = matches!(
        step.technique,
        T::Nishio | T::DynamicContradiction | T::DynamicPlusContradiction | T::NestedContradiction
    );
    let links = step.links.as_slice();
    let is_stated = |node: Node| links.iter().any(|link| link.from == node || link.to == node);
    let claims = links.iter().rev().map(|link| link.to);
    claims.filter(|_| is_contradiction).find(|&node| is_stated(Node { is_on: !node.is_on, ..node }))
}

/// The links of chains, as many as a step has room for, of which those next to each other that lead to the same statement
/// are a group.
struct Net {
    items: [Item; 256],
}

#[derive(Clone, Copy)]
struct Item {
    /// The first link of its group.
    head: u8,
    /// The group that its `from` is known by, if that is no beginning.
    source: Option<u8>,
    is_told: bool,
}

impl Net {
    fn of(links: &[Link]) -> Self {
        let mut items = [Item { head: 0, source: None, is_told: false }; 256];
        let (mut head, mut before) = (0, None);
        for ((index, item), link) in (0..=u8::MAX).zip(&mut items).zip(links) {
            if before != Some((link.chain, link.to)) {
                head = index;
            }
            before = Some((link.chain, link.to));
            let mut others = (0..=u8::MAX).zip(links);
            let source = others.find(|(_, other)| other.chain == link.chain && other.to == link.from);
            *item = Item { head, source: source.map(|(index, _)| index), is_told: false };
        }
        Self { items }
    }

    /// The next group of a chain: one that goes on from the last statement, or the first whose statements are known, or,
    /// where the chain is a loop, the first.
    fn next<'a>(&mut self, links: &'a [Link], chain: u8, last: Option<Node>) -> Option<&'a [Link]> {
        let is_open = |&(index, link): &(u8, &Link)| link.chain == chain && self.is_open(index);
        let open = || (0..=u8::MAX).zip(links).filter(is_open);
        let goes_on = |&(index, link): &(u8, &Link)| Some(link.from) == last && self.group(links, index).len() == 1;
        let is_ready = |&(index, _): &(u8, &Link)| self.is_ready(links, index);
        let (head, _) = open().find(goes_on).or_else(|| open().find(is_ready)).or_else(|| open().next())?;
        let group = self.group(links, head);
        self.items.iter_mut().skip(head.into()).take(group.len()).for_each(|item| item.is_told = true);
        Some(group)
    }

    /// Whether a link is the first of a group that has not been told.
    fn is_open(&self, index: u8) -> bool {
        self.items.get(usize::from(index)).is_some_and(|item| item.head == index && !item.is_told)
    }

    fn group<'a>(&self, links: &'a [Link], head: u8) -> &'a [Link] {
        let rest = links.get(head.into()..).unwrap_or_default();
        let items = self.items.iter().skip(head.into()).take(rest.len());
        rest.get(..items.take_while(|item| item.head == head).count()).unwrap_or_default()
    }

    /// Whether all that a group follows from has been told, or is a beginning.
    fn is_ready(&self, links: &[Link], head: u8) -> bool {
        let is_told = |source: u8| self.items.get(usize::from(source)).is_none_or(|item| item.is_told);
        let length = self.group(links, head).len();
        self.items.iter().skip(head.into()).take(length).all(|item| item.source.is_none_or(is_told))
    }
}
