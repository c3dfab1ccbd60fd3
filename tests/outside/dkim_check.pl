# Verifies signed letters with Mail::DKIM. Arguments: a file of lines «name of a record, a tab, its text», then letters.
use strict;
use warnings;
use Mail::DKIM::PublicKey;
use Mail::DKIM::Verifier;

my %records;
open(my $list, '<', shift @ARGV) or die "no list of records: $!";
while (<$list>) {
    chomp;
    my ($name, $text) = split /\t/;
    $records{$name} = $text;
}

# Nothing is asked of the network.
no warnings 'redefine';
*Mail::DKIM::PublicKey::fetch_async = sub {
    my ($class, %asked) = @_;
    return sub {
        my $text = $records{"$asked{Selector}._domainkey.$asked{Domain}"};
        return $asked{Callbacks}{Success}->() unless defined $text;
        my $key = $class->parse($text);
        @$key{qw(Selector Domain)} = @asked{qw(Selector Domain)};
        return $asked{Callbacks}{Success}->($key);
    };
};

for my $path (@ARGV) {
    open(my $letter, '<:raw', $path) or die "$path: $!";
    my $verifier = Mail::DKIM::Verifier->new;
    while (<$letter>) {
        $verifier->PRINT($_);
    }
    $verifier->CLOSE;
    # It knows those of RSA only.
    my @signatures = grep { $_->algorithm eq 'rsa-sha256' } $verifier->signatures;
    die "$path: not signed\n" unless @signatures;
    for my $signature (@signatures) {
        my $result = $signature->result_detail;
        die "$path: " . $signature->algorithm . ": $result\n" unless $result eq 'pass';
    }
    print scalar(@signatures), " signatures hold: $path\n";
}
