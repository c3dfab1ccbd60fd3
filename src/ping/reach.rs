//! Which addresses of the internet a ping may go to: those of the public one. Whoever names a receiver must not be able to
//! make this server speak to its own machine, its neighbours or the cloud it runs in.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks that are nobody's on the public internet (IANA's special-purpose registry), as first address and length.
const CLOSED_V4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    // Shared by a provider's customers.
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    // Link-local, with the metadata of clouds.
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 31, 196, 0], 24),
    ([192, 52, 193, 0], 24),
    ([192, 88, 99, 0], 24),
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    // Multicast, reserved and broadcast.
    ([224, 0, 0, 0], 3),
];

/// Of the public range 2000::/3, what is none of it after all: tunnels, in which any other address can hide, and examples.
const CLOSED_V6: [([u16; 8], u32); 5] = [
    ([0x2001, 0, 0, 0, 0, 0, 0, 0], 23),
    ([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32),
    ([0x2002, 0, 0, 0, 0, 0, 0, 0], 16),
    ([0x2620, 0x4f, 0x8000, 0, 0, 0, 0, 0], 48),
    ([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20),
];

/// Whether it is an address of the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    !CLOSED_V4.iter().any(|(first, length)| (bits ^ u32::from_be_bytes(*first)) >> (32 - length) == 0)
}

/// Only 2000::/3 is given out; loopback, link-local, private, mapped and translated addresses lie outside of it.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let bits = address.to_bits();
    let closed = |(first, length): &([u16; 8], u32)| (bits ^ Ipv6Addr::from(*first).to_bits()) >> (128 - length) == 0;
    bits >> 125 == 1 && !CLOSED_V6.iter().any(closed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_internet_is_reached() {
        for refused in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(refused.parse().unwrap()), "{refused}");
        }
        for open in [
            "1.1.1.1",
            "8.8.8.8",
            "9.255.255.255",
            "11.0.0.1",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "192.167.0.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700:4700::1111",
            "2a00:1450:4001::200e",
            "2001:4860:4860::8888",
            "2001:200::1",
        ] {
            assert!(is_public(open.parse().unwrap()), "{open}");
        }
    }
}
