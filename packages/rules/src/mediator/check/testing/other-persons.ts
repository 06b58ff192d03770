import type { Pairs } from './pair.ts'

/** The answers attribute one named person's action to another. */
export const SWAPPED_NAMES: Pairs = {
  fails: [
    ['Gaz owes £90 for the hotel and Trev owes £35.', 'Trev owes £90 for the hotel and Gaz owes £35.'],
    ["I didn't know till Shaz sent me the ad. Ring Mum.", "I didn't know until Mum sent me the ad. Please ring Mum."],
    ['Dean broke the window and Lee drove home.', 'Lee broke the window and Dean drove home.'],
    ['I gave 2,000 and Kofi collected it.', 'Kofi gave 2,000 and I collected it.'],
    ['Amit was to bring the projector, Farhan the speakers.', 'Farhan was supposed to bring the projector.'],
  ],
  passes: [
    ['Gaz owes £90 for the hotel and Trev owes £35.', 'Trev owes £35, and Gaz owes £90 for the hotel.'],
    ['Shaz sent me the ad. Ring Mum.', 'The ad was sent to me by Shaz. Please ring Mum.'],
    ['Dean broke the window and Lee drove home.', 'Lee drove home after Dean broke the window.'],
    ['I did not approve the overtime, Priti did.', 'Priti approved the overtime. I did not.'],
    ['Kayla broke the lamp. Send it to her.', 'The lamp was broken by Kayla. Please send it to her.'],
  ],
}

/** The recipient changes from someone else to the author, or from the author to someone else. */
export const SWAPPED_RECEIVERS: Pairs = {
  fails: [
    ['Email him before Monday.', 'Please email me before Monday.'],
    ['Say sorry to Mrs Kulkarni.', 'Please say sorry to me.'],
    ['Come and tell my wife why.', 'Please come and tell me why.'],
    ['Give me the key.', 'Please give her the key.'],
    ['Apologise to Frank today.', 'Please apologise to me today.'],
  ],
  passes: [
    ['Email him before Monday.', 'Please send him an email before Monday.'],
    ['Say sorry to Mrs Kulkarni.', 'Please apologise to Mrs Kulkarni.'],
    ['Tell me what you told him.', 'Please tell me what you said to him.'],
    ['Ring Mum and tell her. Ring me after.', 'Please ring me after you have told Mum.'],
  ],
}

/** Something for, about or from the author becomes something for, about or from the reader. */
export const SWAPPED_SIDES: Pairs = {
  fails: [
    ["Grandma's ring was for me.", "Grandma's ring was for you."],
    ['You told lies about me.', 'You told lies about you.'],
    ['The letter was addressed to you.', 'The letter was addressed to me.'],
  ],
  passes: [
    ["Grandma's ring was for me.", "Grandma's ring was meant for me, not for you."],
    ['You owe it to me.', 'You owe it to me, and I owe nothing to you.'],
    ['I paid for you.', 'For you I paid.'],
  ],
}
