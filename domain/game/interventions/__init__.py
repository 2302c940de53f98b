"""Interventions of an organiser at a table: pauses, time, strikes, absences, reassigned seats and their slips."""
