import type { Pairs } from './pair.ts'

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

/** The answers ask for less, reverse an order or name an unknown person. */
export const REVERSED_IN_OTHER_LANGUAGES: Pairs = {
  fails: [
    ['Pay for the door.', 'Please pay half of the door.'],
    ['The cleaners want 85, that is on you.', "The cleaners want 85, so let's split that."],
    ['She told me not to say it.', 'She told me to say it.'],
    ['Someone gave my daughter a satay stick.', 'You gave my daughter a satay stick.'],
    ['Ich habe dir das Geld geliehen, nicht geschenkt.', 'Ich habe dir das Geld geschenkt, nicht geliehen.'],
    ['I never said that.', 'I said that, but I meant Saturday.'],
    ["I'm not coming on Friday.", "I'm coming on Friday."],
    ['Give me mornings on both days.', 'Please give me mornings on one of those days.'],
    ["You're the executor. Noel is waiting.", 'Noel is the executor.'],
    [
      "I'm retraining in September. You could have defended me.",
      'I might retrain in September. You could have defended me.',
    ],
  ],
  passes: [
    ['Pay your half of the door.', 'Please pay half of the door.'],
    ['Send the RCA to Deepa.', 'Please share the RCA with Deepa.'],
    ['She told me not to say it.', 'I was asked by her not to say it.'],
    ['Someone gave my daughter a satay stick.', 'My daughter was given a satay stick by someone.'],
    ['Ich habe dir das Geld geliehen, nicht geschenkt.', 'Das Geld war geliehen, nicht geschenkt.'],
    ['I never said that.', "That isn't what I said."],
    ["I'm not coming on Friday.", "On Friday I won't be coming."],
    ['He has been to all 14 practices.', "He hasn't missed one of the 14 practices."],
    ["You're the executor. Noel is waiting.", 'As you are the executor, Noel is waiting.'],
  ],
}

/** "Nobody" becomes "nobody but one", and "not once" becomes "only once". */
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
