export interface GeneratedRulesets {}
