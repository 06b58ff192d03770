import type { Pairs } from './pair.ts'

/** The answers ask for one of two things instead of both. */
export const CHOICES: Pairs = {
  fails: [
    ['Pay the fine and the mirror.', 'Please pay the fine or the mirror.'],
    ['He says it to my face, and you write me a check.', 'He says it to my face, or you write me a check.'],
    ['Clean the oven and the fridge.', "Please clean the oven or the fridge, and don't forget the bin."],
  ],
  passes: [
    ['Pay the fine and the mirror.', 'Please pay the mirror as well as the fine.'],
    ['Pay the fine or the mirror.', 'Please pay the fine or the mirror.'],
    ["Don't touch my bike and my tools.", "Please don't touch my bike or my tools."],
    ['I fed the cat and the dog.', 'Without me, nobody feeds the cat or the dog.'],
  ],
}

/** The answers ask for something else: money, or a talk. */
export const OTHER_REQUESTS: Pairs = {
  fails: [
    ['Bring the charger to my desk.', 'Please pay me for the charger at my desk.'],
    [
      'Move out by the end of the month.',
      "I'd like us to have a conversation about moving out by the end of the month.",
    ],
    ['Zieh bis Monatsende aus.', 'Lass uns bis Monatsende über den Auszug reden.'],
  ],
  passes: [
    ['Bring the charger to my desk, it cost £40.', 'Please bring me the charger or pay me £40.'],
    ['I want £400.', 'Please pay me £400.'],
    ['Explain yourself tonight.', "I'd like to have a conversation about this tonight."],
    ['Sag mir, warum.', 'Lass uns darüber reden, warum.'],
  ],
}

/** The answers ask for something that excludes the request. */
export const EXCLUDED_REQUESTS: Pairs = {
  fails: [
    ['Delete the footage in front of me.', 'Please keep the footage safe.'],
    ['Waive the fine on Tuesday.', 'Please reduce the fine on Tuesday.'],
    ['You owe me. I want my £85 back.', 'You owe me. I want £85 off my next visit.'],
    ['Cancel the cleaner for Monday, please.', 'Please reschedule the cleaner for Monday.'],
  ],
  passes: [
    ['Delete the footage in front of me.', 'Please remove the footage while I watch.'],
    ['Waive the fine on Tuesday.', 'Please have the fine waived on Tuesday.'],
    ['You owe me. I want my £85 back.', 'You owe me £85. Please return it.'],
    ["Delete the photo and don't keep a copy.", "Please delete the photo, and don't keep a copy of it."],
  ],
}

/** Consequences that the author threatens, and alternatives for the reader. */
export const ALTERNATIVES: Pairs = {
  fails: [
    ['Reinstate it by the 30th, failing which I shall sue.', 'Please reinstate it by the 30th. I shall sue.'],
    ['Send 590 tonight, otherwise I change the password.', 'Please send 590 tonight. I am changing the password.'],
    ["See a doctor, or you'll not see the boy.", "Please see a doctor. You won't see the boy."],
    ['Refund me or carry your clippers out today.', 'Please refund me and carry your clippers out today.'],
  ],
  passes: [
    ['Reinstate it by the 30th, failing which I shall sue.', 'Please reinstate it by the 30th, or I shall sue.'],
    ['Send 590 tonight, otherwise I change the password.', "Send 590 tonight. If you don't, I'll change the password."],
    ['Did you or did you not tell her?', 'Did you tell her?'],
    ['Refund me or carry your clippers out today.', 'Either refund me or take your clippers out today, please.'],
  ],
}
