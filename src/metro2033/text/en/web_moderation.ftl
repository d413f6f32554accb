# Reports to the operators, and announcements of theirs.

report-title = Report to the operators
report-about = What is it about?
report-text = In a few words, if you like
report-send = Send the report
report-sent = Thank you. The operators of this server will look into it.
report-close = Close
report-reason-chat = insults in the chat
report-reason-name = an offensive name
report-reason-cheating = unfair play
report-reason-other = something else
announced-read-only = The server is being updated: moves and changes aren’t accepted for a few minutes. Clocks stand still.
announced-put-away = Got it
