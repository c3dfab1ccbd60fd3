# Scores letters with SpamAssassin, by its own rules and without asking the network. Arguments: letters. A line for each: its
# name, its score, and the rules that it hit.
use strict;
use warnings;
use Mail::SpamAssassin;

my $judge = Mail::SpamAssassin->new({ local_tests_only => 1, dont_copy_prefs => 1, userprefs_filename => '/dev/null' });
$judge->compile_now(0);
for my $path (@ARGV) {
    open(my $letter, '<:raw', $path) or die "$path: $!";
    my $text = do { local $/; <$letter> };
    my $mail = $judge->parse($text);
    my $status = $judge->check($mail);
    my ($name) = $path =~ m{([^/]+)\.eml$};
    printf "%s\t%.1f\t%s\n", $name, $status->get_score, $status->get_names_of_tests_hit;
    $status->finish;
    $mail->finish;
}
