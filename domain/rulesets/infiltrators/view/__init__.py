"""What a seat is shown: text, form labels and a drawing."""
