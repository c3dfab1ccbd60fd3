//! What may differ from the rules, and why. The list is short, and an entry that excuses nothing fails the test.

use super::Finding;

pub(super) struct Exception {
    pub(super) rule: &'static str,
    /// A language, or nothing for all of them.
    pub(super) tag: &'static str,
    pub(super) message: &'static str,
    /// For whoever reads the list.
    #[expect(dead_code, reason = "a reason is for readers")]
    pub(super) reason: &'static str,
}

impl Exception {
    pub(super) fn excuses(&self, finding: &Finding) -> bool {
        let tag = self.tag.is_empty() || self.tag == finding.tag;
        tag && self.rule == finding.rule && self.message == finding.place
    }
}

pub(super) const EXCEPTIONS: [Exception; 14] = [
    Exception { rule: "counts", tag: "", message: "fault-line-long", reason: "a limit of the code, always many" },
    Exception { rule: "counts", tag: "", message: "fault-name-long", reason: "a limit of the code, always many" },
    Exception { rule: "counts", tag: "", message: "fault-word-long", reason: "a limit of the code, always many" },
    Exception { rule: "counts", tag: "", message: "host-line-hint", reason: "a limit of the code, always many" },
    Exception { rule: "counts", tag: "", message: "notes-too-long", reason: "a limit of the code, always many" },
    Exception { rule: "counts", tag: "", message: "fault-waking-long", reason: "a limit of the code, always 20" },
    Exception { rule: "counts", tag: "", message: "fault-waking-short", reason: "a limit of the code, always 4" },
    Exception {
        rule: "counts",
        tag: "",
        message: "sessions-more",
        reason: "a length fixed in the code, always many days",
    },
    Exception {
        rule: "counts",
        tag: "",
        message: "sign-in-link-more",
        reason: "a length fixed in the code, always many days",
    },
    Exception { rule: "counts", tag: "", message: "ulysses-after-reached", reason: "everybody has four goals" },
    Exception { rule: "email", tag: "fr", message: "sent-demo", reason: "«boîte aux lettres» is the mailbox" },
    Exception { rule: "email", tag: "fr", message: "sent-mailbox", reason: "«boîte aux lettres» is the mailbox" },
    Exception {
        rule: "lists",
        tag: "",
        message: "ahead-order-agree-but",
        reason: "the verb belongs to «you», not to the list",
    },
    Exception { rule: "lists", tag: "de", message: "plain-shared", reason: "a victory is shared by two at least" },
];
