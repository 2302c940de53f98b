"""Stored webhooks.

* `webhook_record`: a webhook, push subscription or mail address, and its changes
* `webhook_rows`: their rows, changed by optimistic locking
"""
