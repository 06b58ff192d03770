import type { Pair } from './changed-statements.ts'

type Pairs = { fails: readonly Pair[]; passes: readonly Pair[] }

/** One thing becomes another of its kind. */
export const THINGS: Pairs = {
  fails: [
    ['My mother fell on the stairs and broke her wrist.', 'My mother fell on the stairs and broke her hip.'],
    ['It was a loan, and you know it.', 'It was a gift, and you know it.'],
    ['Ring my sister before Easter.', 'Please ring my brother before Easter.'],
    ['You left the dog outside in the garden.', 'You left the cat outside in the garden.'],
    ['Die Medikamente waren für meinen Vater.', 'Die Medikamente waren für meine Mutter.'],
  ],
  passes: [
    ['My son has been in tears.', 'My boy has been in tears.'],
    ['My mum and my dad were there.', 'My father and my mother were there.'],
    ['It was a loan. I lent you £40.', 'I lent you £40.'],
    ['Keep the dog inside and off my bed.', 'Please keep your dog indoors and away from my bed.'],
    ['Das Paket ist für Papa.', 'Das Paket ist für meinen Vater.'],
  ],
}

/** Nobody becomes nobody but one, and not once only once. */
export const EXCEPTIONS: Pairs = {
  fails: [
    ['Nobody backed me up, least of all you.', 'Nobody backed me up except you.'],
    ['Not once did anyone check.', 'It was checked only once.'],
  ],
  passes: [
    ['Nobody backed me up, least of all you.', 'Nobody backed me up, but you had begged me to raise it.'],
    ['Everyone came except you.', 'Everyone but you came.'],
    ['Not once did anyone check.', 'Nobody ever checked.'],
  ],
}
