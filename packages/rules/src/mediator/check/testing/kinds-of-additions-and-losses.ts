import type { Kind } from './kinds-of-statements.ts'

/** Answers that add a detail, lose an item of a list of demands, or turn a denial or a fact into less. */
export const KINDS_OF_ADDITIONS_AND_LOSSES: readonly Kind[] = [
  {
    what: 'additions to a sentence that is otherwise kept whole',
    passes: [
      [
        'The tent had a split pole and mud on the groundsheet, you slob. I want £40 for it.',
        'The tent came back with a broken pole and a muddy groundsheet. I would like £40 for it.',
      ],
      ['You told my ex where I live. I asked you not to.', 'You told my ex where I live, although I asked you not to.'],
      [
        'I ripped out 12 metres of hedge because of your dog. Fence your side by May.',
        'Because of your dog, I had to dig up and rip out 12 metres of hedge. Please put a fence on your side by May.',
      ],
      [
        'You rang at 3 am, 3.20 and 4 am and hung up each time.',
        'You called at 3 am, 3.20 and 4 am, and hung up every time, which is really unfair.',
      ],
    ],
    fails: [
      [
        'The tent had a split pole and mud on the groundsheet, you slob. I want £40 for it.',
        'The tent had a split pole, a missing peg bag and mud on the groundsheet. I would like £40 for it.',
        'nothing_invented',
      ],
      [
        'You told my ex where I live. I asked you not to.',
        'You told my ex where I live because you were flattered. I asked you not to.',
        'nothing_invented',
      ],
      [
        'I trimmed back 12 metres of hedge because of your dog. Fence your side by May.',
        'Because of your dog, I had to trim and burn 12 metres of hedge. Please put a fence on your side by May.',
        'nothing_invented',
      ],
      [
        'You rang at 3 am, 3.20 and 4 am and hung up each time.',
        'You rang at 3 am, 3.20 and 4 am and hung up each time, which is quite an achievement.',
        'nothing_invented',
      ],
    ],
  },
  {
    what: 'lost items of a list of demands',
    passes: [
      [
        'Scold the guard, refund my driver, and put up a sign that visitors park free.',
        'Please speak firmly to the guard, give my driver his money back and put up a sign saying that visitors park for free.',
      ],
      [
        'I ask you to leave the roses alone, to mend the gate you bent and to ring before you come round.',
        'Could you leave the roses alone, repair the gate you bent, and call before coming round?',
      ],
      [
        'Pay for the screen, get it fixed before Friday, and hands off my charger, moron.',
        'Please pay for the screen, have it repaired before Friday, and leave my charger alone.',
      ],
      [
        'Wash the pans tonight and don’t feed my cat any more crisps.',
        'Please wash the pans tonight, and stop giving my cat crisps.',
      ],
      ['Shift the skip tonight and do not repeat it.', 'Please move the skip tonight. It must not be there again.'],
      ['Tell the coach you lied and stop lying to me.', 'Please tell the coach that you lied, and be honest with me.'],
    ],
    fails: [
      [
        'Scold the guard, refund my driver, and put up a sign that visitors park free.',
        'Please refund my driver and put up a sign saying that visitors park for free.',
        'requests_kept',
      ],
      [
        'I ask you to leave the roses alone, to mend the gate you bent and to ring before you come round.',
        'Could you leave the roses alone, and call before coming round?',
        'requests_kept',
      ],
      [
        'Pay for the screen, take it to the shop before Friday, and don’t touch my stuff again.',
        'Please pay for the screen and take it to the shop before Friday.',
        'requests_kept',
      ],
      [
        'Wash the pans tonight and don’t feed my cat any more crisps.',
        'Please wash the pans tonight.',
        'requests_kept',
      ],
      [
        'I want you to apologise to Mina, in front of the class, by Monday.',
        'I would like you to have a word with Mina, in front of the class, by Monday.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'weakened denials and facts',
    passes: [
      ['You never once paid for the petrol.', 'You have never paid for petrol, not even once.'],
      ['I did not drink at all, I was driving.', 'I was driving, so I drank nothing.'],
      ['The room was your cousin’s and it was free.', 'The room belonged to your cousin and cost nothing.'],
      ['You hardly ever pay for the petrol.', 'You rarely pay for the petrol.'],
      ['You do not do enough in this house.', 'You don’t do enough in this house.'],
    ],
    fails: [
      ['You never once paid for the petrol.', 'You have hardly ever paid for the petrol.', 'hard_facts'],
      ['I did not drink at all, I was driving.', 'I was driving, so I did not drink too much.', 'hard_facts'],
      [
        'The room was your cousin’s and it was free.',
        'The room was your cousin’s and it was probably free.',
        'hard_facts',
      ],
      ['The ring belongs to my gran.', 'The ring may belong to my gran.', 'hard_facts'],
      [
        'You lied to the bank about my pay.',
        'What you told the bank about my pay was not entirely true.',
        'hard_facts',
      ],
    ],
  },
  {
    what: 'words that only look like a request, a condition or a fact',
    passes: [
      [
        'Listen Bradley you muppet, the client got the old file. Call them before 5.',
        'Bradley, the client was sent the old file. Please call them before 5.',
      ],
      [
        'Your porter, who has the manners of a goat, laughed at me. I require a written apology.',
        'Your porter laughed at me. Please apologise to me in writing.',
      ],
      [
        'You told the whole office before I had told even my wife. Delete the post.',
        'You told the whole office and I hadn’t told even my wife. Please delete the post.',
      ],
      [
        'Your dog chased my boy till the third floor. Keep it inside the gate.',
        'Your dog chased my boy up to the third floor. Please keep it inside the gate.',
      ],
      [
        'Ring me, not a text. And give Mum her £20.',
        'Please give me a proper call, not a text, and pay Mum back her £20.',
      ],
      [
        'You’ve only gone and sold our tent. I need it on Saturday.',
        'You’ve gone and sold our tent. I need it on Saturday.',
      ],
      ['Stay out of my shed unless I’m there.', 'Please don’t go into my shed unless I am present.'],
      ['You’re a leech, ask your two ex-wives. Pay for the coat today.', 'Please pay for the coat today.'],
    ],
    fails: [
      [
        'Your porter, who has the manners of a goat, laughed at me. I require a written apology.',
        'Your porter laughed at me. I require an explanation.',
        'requests_kept',
      ],
      ['Come in only if you have knocked.', 'Please come in.', 'requests_kept'],
    ],
  },
]
