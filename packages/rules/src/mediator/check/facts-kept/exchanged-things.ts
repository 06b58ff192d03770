import type { Compared } from '../compared.ts'
import { isInEnglish } from '../language.ts'

/**
 * Things that can't replace each other, one kind of thing per line: wrist and hip, loan and gift, father and mother.
 * Synonyms are joined by a slash.
 */
const KINDS: readonly string[] = [
  'wrist hip ankle elbow/elbows knee/knees arm/arms leg/legs foot/feet nose finger/fingers thumb toe/toes rib/ribs jaw',
  'loan/lend/lent/borrow/borrowed gift/present rent/rental wage/wages/salary bonus donation',
  'mother/mum/mom/mam/mama/mammy/mummy/mums/moms/mothers father/dad/daddy/papa/da/dads/fathers husband/hubby wife/missus/wives/husbands brother/brothers/bro/siblings sister/sisters/sis son/sons/boy/lad/boys/lads daughter/daughters/girl/lass/girls aunt/auntie/aunty uncle nephew niece grandmother/gran/granny/grandma/nan/nana/grandmas/grans grandfather/grandad/granddad/grandpa/grandads cousin/cousins/cuz',
  'kitchen bathroom/toilet/loo/bath bedroom garage garden/yard/lawn cellar/basement attic/loft balcony hallway/hall',
  'red green blue yellow black white brown pink purple orange grey/gray',
  'breakfast lunch dinner/supper/tea',
  'christmas/xmas easter thanksgiving halloween diwali eid ramadan holi',
  'spring summer autumn winter',
  'cat/cats/kitten/moggy dog/dogs/puppy/pup/hound rabbit/bunny hamster horse/pony parrot/budgie',
  'car/cars/motor truck/lorry/pickup van motorbike/motorcycle bicycle/bike/cycle scooter/moped bus train plane/flight/flights',
  'email/emails/mail/mailed/emailed letter/letters fax',
  'laptop/computer/macbook phone/mobile/iphone tablet/ipad camera printer',
  'sofa/couch/settee chair/chairs table/tables bed/mattress wardrobe',
  'morning/mornings afternoon/afternoons evening/evenings/night/nights/tonight',
  'birthday wedding/marriage/married funeral christening/baptism',
]
const KINDS_IN_OTHER_LANGUAGES: readonly string[] = [
  'mutter/mama/mutti vater/papa/vati',
  'schwester/schwestern bruder/brüder sohn/söhne tochter/töchter onkel tante oma/großmutter opa/großvater',
  'madre/mamá padre/papá',
  'hermana hermano hijo hija tío tía abuela abuelo',
  'mère/maman père/papa',
  'sœur/soeur frère fils fille oncle tante',
  'mãe/mamãe pai/papai',
  'irmã irmão filho filha tio tia avó/vovó avô/vovô',
  'links/linke/linken/linker rechts/rechte/rechten/rechter',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
]

/** For each word, the index of its kind and of its thing within that kind. */
const indexOf = (
  kinds: readonly string[],
): ReadonlyMap<string, readonly (readonly [kind: number, thing: number])[]> => {
  const index = new Map<string, (readonly [number, number])[]>()
  for (const [kind, line] of kinds.entries())
    for (const [thing, names] of line.split(' ').entries())
      for (const name of names.split('/')) index.set(name, [...(index.get(name) ?? []), [kind, thing]])
  return index
}
const ENGLISH = indexOf(KINDS)
const IN_OTHER_LANGUAGES = indexOf(KINDS_IN_OTHER_LANGUAGES)

type Things = ReadonlyMap<number, ReadonlySet<number>>

function thingsIn(text: string, index: typeof ENGLISH): Things {
  const found = new Map<number, Set<number>>()
  for (const word of text.match(/\p{L}+/gu) ?? [])
    for (const [kind, thing] of index.get(word) ?? []) found.set(kind, (found.get(kind) ?? new Set()).add(thing))
  return found
}

/** Whether the answer replaces a thing with another of its kind: "broke her wrist" as "broke her hip". */
export function changesThing(answer: Compared): boolean {
  if (answer.isRequested) return false
  const index = isInEnglish(answer) ? ENGLISH : IN_OTHER_LANGUAGES
  const [before, after] = [thingsIn(answer.plainSource, index), thingsIn(answer.plainText, index)]
  return [...after].some(([kind, now]) => {
    const then = before.get(kind)
    return (
      then !== undefined && [...now].some((thing) => !then.has(thing)) && [...then].some((thing) => !now.has(thing))
    )
  })
}
