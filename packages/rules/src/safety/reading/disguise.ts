import { withoutSigns } from '../../text/disguise.ts'

/** The words that are disguised to get past a safety check, and the small words between them. */
const LEXICON: ReadonlySet<string> = new Set(
  `a am and are be beat bomb break burn children choke coming cut dead death die doxx find finish for going gun gut hang harm
  hate him her hit hope hunt hurt i if in is kick kids kill killed killing kms knife kys leave life live me murder my myself
  never nudes of out poison pay punch rape raped regret retard sad shoot shot slap slit smash stab stalk strangle suicidal
  suicide that the them threat to torture u unalive up want watch where whore will with you your yourself slut cunt
  faggot nigger`
    .split(/\s+/)
    .filter(Boolean),
)

/** Single letters with separators between them: "k i l l", "k.i.l.l". */
const SPACED = /(?<![a-z0-9'])[a-z0-9@$!](?:[ \t._*-]{1,3}[a-z0-9@$!]){2,}(?![a-z0-9'])/g
const TOKEN = /[a-z0-9@$€!|+*#_.-]+/g
const LONGEST_WORD = 16

/** Writes out words disguised by symbols, spaces, stars or repeated letters ("k1ll", "k i l l", "k*ll", "kiiiill"). */
export const undisguised = (text: string): string => text.replace(SPACED, joined).replace(TOKEN, spelt)

/** Spaced letters as words, if all of them form words of the lexicon; initials and lists stay as they are. */
function joined(spaced: string): string {
  const letters = withoutSigns(spaced.replace(/[ \t._*-]/g, ''), 'i')
  return wordsIn(letters)?.join(' ') ?? spaced
}

/** Splits letters without spaces into words, longest first; null when some letters are left over. */
function wordsIn(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_WORD); start < end && !best[end]; start += 1) {
      const before = best[start]
      const word = letters.slice(start, end)
      if (before && LEXICON.has(word)) best[end] = [...before, word]
    }
  }
  return best[letters.length] ?? null
}

function spelt(token: string): string {
  if (!/[a-z]/.test(token)) return token
  const end = /[.!|*#_+-]+$/.exec(token)?.[0] ?? ''
  const core = token.slice(0, token.length - end.length)
  if (core.length > LONGEST_WORD * 2) return token
  return (revealed(core) ?? core) + end
}

/** The word that a token disguises, or null if it disguises none. */
function revealed(token: string): string | null {
  if (LEXICON.has(token)) return null
  if (/^[a-z]+$/.test(token)) return known(shortened(token).filter((word) => /(.)\1\1/.test(token) || word.length > 3))
  if (/^[a-z][a-z*#_]+$/.test(token)) {
    const starred = unstarred(token)
    if (starred !== null) return starred
  }
  const solid = token.replace(/[._*#-]/g, '')
  const readings = [withoutSigns(solid, 'i'), withoutSigns(solid, 'l')].flatMap((reading) => [
    reading,
    ...shortened(reading),
  ])
  return known(readings) ?? (/^[a-z]+(?:[@$€!|0-9]+[a-z]+)+$/.test(token) ? withoutSigns(token, 'i') : null)
}

const known = (readings: readonly string[]): string | null => readings.find((reading) => LEXICON.has(reading)) ?? null

function unstarred(token: string): string | null {
  const outline = new RegExp(`^${token.replace(/[*#_]/g, '[a-z]')}$`)
  return /[*#]/.test(token) ? ([...LEXICON].find((word) => outline.test(word)) ?? null) : null
}

/** The token with each run of a letter shortened to two or to one. */
function shortened(token: string): string[] {
  const runs = [...token.matchAll(/(.)\1+/g)]
  if (runs.length === 0 || runs.length > 4) return []
  return [...Array(2 ** runs.length).keys()].map((choice) => {
    let run = -1
    return token.replace(/(.)\1+/g, (_, letter: string) => {
      run += 1
      return (choice >> run) & 1 ? letter : letter + letter
    })
  })
}
