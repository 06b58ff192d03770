import { pattern } from '../../text/pattern.ts'

/** Negations in plain text, in all languages that are checked. */
export const NEGATED = new RegExp(
  pattern`
    \b(?:not|no|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|no one|yet to|
    un(?:paid|answered|returned|done|resolved|cleaned|finished|settled|told|aware|able|willing|washed|touched)|
    fail(?:ed|s|ing)?|refus(?:e|ed|es|ing)|miss(?:ed|ing)|forg[eo]t(?:ten)?|skipp?ed|outstanding|
    still (?:owe|owed|waiting|due|missing|haven't|need)|absent|ignor(?:e|ed|ing)|lack(?:ed|ing|s)?|
    left (?:out|unpaid|undone)|empty|overdue|turned down|declin(?:e|ed)|reject(?:s|ed)|den(?:y|ied)|stop(?:ped)?|
    excluded?|forbid(?:den|s)?|forbade|prohibit\w*|banned|prevent(?:ed|s)?|omitted|withheld|neglect\w*|avoid(?:ed|s)?|
    hardly|barely|impossible|(?:finished|done) \p{L}+ing|zero|rather than|instead of|nahi[nm]?|mat|nicht|
    nie(?:mals|mand)?|kein\w*|nichts|ohne|nunca|jam[aá]s|nada|nadie|sin|ni|n[aã]o|nem|ningu[eé]m|jamais|pas|rien|
    personne|aucun\w*|sans|non|mai|niente|nessuno|senza|niet|nooit|geen|niemand|niets|zonder)\b|n't\b|\bn'|没|不|从未|ない|
    ません|नहीं|कभी|لم|لا|ليس|не|никогда
  `,
  'u',
)
