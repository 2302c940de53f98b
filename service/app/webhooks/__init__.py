"""Webhooks, push messages and mail.  docs/adr/0030

* `deliver`: delivery of due messages, under a lease
* `delivery`: one delivery to a webhook or browser: challenge, ping, entries of the inbox
* `mail`: mail addresses: given, confirmed, ended
* `mail_delivery`: one delivery to a mail address: code or digest
* `mail_messages`: texts of mails
* `manage`: webhooks: register, list, read, rotate the secret, ping, enable, delete
* `messages`: bodies and headers of Standard Webhooks
* `news_source`: the hook for news of logs that are no games
* `outcomes`: outcomes: the meaning of a receiver's answer
* `push`: push subscriptions of an inbox
* `push_messages`: encrypted push messages of one length
"""
