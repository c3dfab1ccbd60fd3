//! Letters: by now only the way out, over SMTP.

pub mod transport;
