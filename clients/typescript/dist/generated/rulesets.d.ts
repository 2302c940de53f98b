import type { components as CasinoIncognito } from "./casino-incognito.ts";
import type { components as Infiltrators } from "./infiltrators.ts";
import type { components as Microdot } from "./microdot.ts";
import type { components as Microfilms } from "./microfilms.ts";
import type { ContractTypes } from "../types.ts";
export interface GeneratedRulesets {
    "casino-incognito": ContractTypes<CasinoIncognito>;
    "infiltrators": ContractTypes<Infiltrators>;
    "microdot": ContractTypes<Microdot>;
    "microfilms": ContractTypes<Microfilms>;
}
