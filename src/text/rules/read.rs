//! From a text file to a [`Book`]. The form is a small part of Markdown: `#` the title, `##` a chapter with its anchor in
//! `{#…}`, `-` and `1.` lists, `![caption](picture)`, `**strong**`, `[words](#anchor)`; a block is one line, and blocks
//! have an empty line between them, list items aside. Anything else is a fault of the file.

use super::{Block, Book, Chapter, Figure, Span};

/// What is wrong with a file, and in which line, counted from 1.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Misread {
    pub(crate) line: usize,
    pub(crate) what: &'static str,
}

/// `named` are the pictures that the game draws.
pub(crate) fn book(source: &'static str, named: fn(&str) -> Option<Figure>) -> Result<Book, Misread> {
    let mut lines = (1..).zip(source.lines()).filter(|(_, line)| !line.is_empty());
    let title = lines.next().and_then(|(_, line)| line.strip_prefix("# "));
    let title = title.ok_or(Misread { line: 1, what: "a title" })?;
    let lead = lines.next().map(|(line, text)| spans(text).map_err(|what| Misread { line, what }));
    let lead = lead.ok_or(Misread { line: 2, what: "a lead" })??;
    let mut chapters: Vec<Chapter> = Vec::new();
    for (line, text) in lines {
        let fault = |what| Misread { line, what };
        if let Some(head) = text.strip_prefix("## ") {
            chapters.push(chapter(head).ok_or(fault("an anchor"))?);
        } else {
            let chapter = chapters.last_mut().ok_or(fault("a chapter"))?;
            add(&mut chapter.blocks, text, named).map_err(fault)?;
        }
    }
    Ok(Book { title, lead, chapters })
}

fn chapter(head: &'static str) -> Option<Chapter> {
    let (heading, anchor) = head.strip_suffix('}')?.split_once(" {#")?;
    Some(Chapter { anchor, heading, blocks: Vec::new() })
}

/// A list goes on with its next item; everything else is a block of its own.
fn add(blocks: &mut Vec<Block>, text: &'static str, named: fn(&str) -> Option<Figure>) -> Result<(), &'static str> {
    if let Some(item) = text.strip_prefix("- ") {
        let item = spans(item)?;
        match blocks.last_mut() {
            Some(Block::Bullets(items)) => items.push(item),
            Some(Block::Paragraph(_) | Block::Steps(_) | Block::Figure { .. }) | None => {
                blocks.push(Block::Bullets(vec![item]));
            }
        }
    } else if let Some((number, item)) = step(text) {
        let item = spans(item)?;
        match blocks.last_mut() {
            Some(Block::Steps(items)) if number == items.len() + 1 => items.push(item),
            Some(Block::Paragraph(_) | Block::Bullets(_) | Block::Figure { .. }) | None if number == 1 => {
                blocks.push(Block::Steps(vec![item]));
            }
            Some(Block::Paragraph(_) | Block::Bullets(_) | Block::Steps(_) | Block::Figure { .. }) | None => {
                return Err("the next number");
            }
        }
    } else if let Some(figure) = text.strip_prefix("![") {
        let (caption, name) = figure.strip_suffix(')').and_then(|rest| rest.split_once("](")).ok_or("a figure")?;
        let picture = named(name).ok_or("a picture that is drawn")?;
        blocks.push(Block::Figure { picture, caption });
    } else {
        blocks.push(Block::Paragraph(spans(text)?));
    }
    Ok(())
}

/// «1. words».
fn step(text: &'static str) -> Option<(usize, &'static str)> {
    let (number, item) = text.split_once(". ")?;
    Some((number.parse().ok()?, item))
}

fn spans(mut text: &'static str) -> Result<Vec<Span>, &'static str> {
    let mut spans = Vec::new();
    while let Some(at) = text.find(['*', '[']) {
        let (before, marked) = text.split_at(at);
        if !before.is_empty() {
            spans.push(Span::Plain(before));
        }
        let (span, rest) = marked_span(marked)?;
        spans.push(span);
        text = rest;
    }
    if !text.is_empty() {
        spans.push(Span::Plain(text));
    }
    Ok(spans)
}

/// What a text opens with, and the rest.
fn marked_span(text: &'static str) -> Result<(Span, &'static str), &'static str> {
    if let Some(strong) = text.strip_prefix("**") {
        let (words, rest) = strong.split_once("**").ok_or("the end of strong words")?;
        return Ok((Span::Strong(words), rest));
    }
    let link = text.strip_prefix('[').ok_or("two asterisks")?;
    let (words, rest) = link.split_once("](#").ok_or("where a link leads")?;
    let (anchor, rest) = rest.split_once(')').ok_or("the end of a link")?;
    Ok((Span::Link { words, anchor }, rest))
}
