/** The words that are disguised to get past a safety check, and the small words between them. */
export const LEXICON: ReadonlySet<string> = new Set(
  `a am and are be beat bomb break burn children choke coming cut dead death die doxx find finish for going gun gut hang harm
  hate him her hit hope hunt hurt i if in is kick kids kill killed killing kms knife kys leave life live me murder my myself
  never nudes of out poison pay punch rape raped regret retard sad shoot shot slap slit smash stab stalk strangle suicidal
  suicide that the them threat to torture u unalive up want watch where whore will with you your yourself slut cunt
  faggot nigger`
    .split(/\s+/)
    .filter(Boolean),
)
