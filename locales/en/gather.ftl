gather-words = olive loom amphora dolphin laurel harbour thread lyre oar fig owl honey anchor cedar swallow salt
