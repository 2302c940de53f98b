"""Routes of chat, presence and moderation."""
