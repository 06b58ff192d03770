import type { CheckName } from '../check-names.ts'
import type { Pair } from './pair.ts'

/** Messages with faithful answers, and with answers that fail the named check. `what` completes “the checks on …”. */
export type Kind = {
  what: string
  passes: readonly Pair[]
  fails: readonly (readonly [...pair: Pair, failed: CheckName])[]
}

/** Answers that reword or change a statement: each kind in several wordings, from chat to formal. */
export const KINDS_OF_STATEMENTS: readonly Kind[] = [
  {
    what: 'the last day of a month',
    passes: [
      ['I want my share of the deposit by the end of March.', 'I want my share of the deposit by 31 March.'],
      ['Refund me by 30th April, Dele.', 'Dele, please refund me by the end of April.'],
      ['Clear your junk out of the shed by end of June.', 'Please clear your things out of the shed by June 30.'],
      ['You promised the car back by 31 Dec, you clown.', 'You promised the car back by the end of December.'],
      ['Pay the school fees by the last day of September.', 'Please pay the school fees by 30 September.'],
      ['I need the room by end Feb.', 'I need the room by 28 February.'],
      ['Bis Ende Mai will ich mein Geld.', 'Ich möchte mein Geld bis zum 31. Mai.'],
    ],
    fails: [
      [
        'I want my share of the deposit by the end of March.',
        'I want my share of the deposit by 1 March.',
        'nothing_invented',
      ],
      ['Refund me by 30th April, Dele.', 'Dele, please refund me by the end of May.', 'facts_kept'],
      [
        'Clear your junk out of the shed by end of June.',
        'Please clear your things out of the shed by June 15.',
        'nothing_invented',
      ],
      [
        'You promised the car back by 31 Dec, you clown.',
        'You promised the car back at the start of December.',
        'facts_kept',
      ],
      ['Pay the school fees by 12 September.', 'Please pay the school fees by the end of September.', 'facts_kept'],
    ],
  },
  {
    what: 'negatives that only scold',
    passes: [
      [
        'You have had my bike since June. Must be nice being a prince who has never paid for anything in his life. Bring it back by Friday.',
        'You have had my bike since June. Please bring it back by Friday.',
      ],
      [
        'Your dog dug up my roses on Sunday. I guess nobody ever taught you manners. Keep it on a lead.',
        'On Sunday your dog dug up my roses. Please keep it on a lead.',
      ],
      [
        'You left the stove on at 3. I suppose nobody in your family ever heard of fire safety. Turn it off before you go out.',
        'You left the stove on at 3. Please turn it off before you go out.',
      ],
      [
        "You parked across my drive again. Guess you've never heard of a kerb. Move it by noon.",
        'You parked across my drive again. Please move it by noon.',
      ],
      [
        'Must be lovely to have a wife who does everything and never lift a finger. Do the dishes tonight.',
        'Please do the dishes tonight.',
      ],
      [
        'My parcel was open when you brought it. Clearly nobody at your house knows what privacy is. Give me the £15 back.',
        'My parcel was open when you brought it. Please give me the £15 back.',
      ],
    ],
    fails: [
      [
        'You never paid me the 40. Must be nice. Pay by Friday.',
        'You paid me the 40. Please pay by Friday.',
        'hard_facts',
      ],
      [
        'Nobody at your office ever replied to my letter of 3 May. Reply now.',
        'Your office replied to my letter of 3 May. Please reply now.',
        'hard_facts',
      ],
      [
        'I guess you never fed the cat. Bring the key back.',
        'You fed the cat. Please bring the key back.',
        'hard_facts',
      ],
      [
        'Nobody in your house ever fixed the fence you broke. Fix it by Sunday.',
        'Your house fixed the fence you broke. Please fix it by Sunday.',
        'hard_facts',
      ],
      [
        "He's never paid his half of the bill, the prince. Pay it by Monday.",
        'He has paid his half of the bill. Please pay it by Monday.',
        'hard_facts',
      ],
    ],
  },
  {
    what: 'which date belongs to what',
    passes: [
      [
        'Since I lent you my saw in May I have not seen it. I rang you on Monday. Bring it back.',
        "I haven't seen my saw since May, when I lent it to you. On Monday I rang you. Please bring it back.",
      ],
      [
        'Ever since you took the keys in March you have ignored me. You sent a text on Friday. Give them back.',
        'You have ignored me since March, when you took the keys. On Friday you sent a text. Please give them back.',
      ],
      [
        'In July you said I would get it back. I asked you five times in August.',
        'You said in July that I would get it back. In August I asked you five times.',
      ],
      [
        'After you left in June I fed the cat. I emailed you Tuesday.',
        'I fed the cat after you left in June. On Tuesday I emailed you.',
      ],
    ],
    fails: [
      [
        'I rang you on Monday and emailed you on Thursday.',
        'I rang you on Thursday and emailed you on Monday.',
        'hard_facts',
      ],
      ['The dress cost 80 and the shoes cost 45.', 'The dress cost 45 and the shoes cost 80.', 'hard_facts'],
      [
        'You came at 9 in May and left the car in June.',
        'You came at 9 in June and left the car in May.',
        'hard_facts',
      ],
      [
        'I lent you the saw in May and the ladder in August.',
        'I lent you the saw in August and the ladder in May.',
        'hard_facts',
      ],
      ['Rent is due on the 3rd and water on the 12th.', 'Rent is due on the 12th and water on the 3rd.', 'hard_facts'],
    ],
  },
  {
    what: 'numbers in romanised Hindi',
    passes: [
      [
        'Yaar tune 15 hazaar liye the, ab tak wapas nahi kiye. Is hafte de de.',
        'Yaar, tune 15,000 liye the aur ab tak wapas nahi kiye. Please is hafte de de.',
      ],
      [
        'Tune mere 2 lakh rakhe hain. Kal tak wapas kar, chor.',
        'Tune mere 2,00,000 rakhe hain. Please kal tak wapas kar.',
      ],
      ['Tune mujhse das hazaar liye aur jhooth bola.', 'Tune mujhse 10,000 liye aur jhooth bola.'],
    ],
    fails: [
      [
        'Yaar tune 15 hazaar liye the, ab tak wapas nahi kiye. Is hafte de de.',
        'Yaar, tune 50,000 liye the aur ab tak wapas nahi kiye. Please is hafte de de.',
        'facts_kept',
      ],
      [
        'Tune mere 2 lakh rakhe hain. Kal tak wapas kar, chor.',
        'Tune mere 20,000 rakhe hain. Please kal tak wapas kar.',
        'facts_kept',
      ],
      [
        'Maine 3 baar phone kiya. 5 hazar de de abhi.',
        'Maine teen baar phone kiya. Please abhi 500 de de.',
        'language',
      ],
      ['Tune mujhse das hazaar liye aur jhooth bola.', 'Tune mujhse 12,000 liye aur jhooth bola.', 'facts_kept'],
      [
        'Aapne 500 rupaye kam diye. Teen din se bol raha hoon.',
        'Aapne paanch sau rupaye kam diye. Main 5 din se bol raha hoon.',
        'nothing_invented',
      ],
    ],
  },
  {
    what: 'conditions',
    passes: [
      [
        "If you'd told me, I would have waited. Tell me next time.",
        'Had you told me, I would have waited. Please tell me next time.',
      ],
      ['If it rains on Sunday I am not driving you.', 'Should it rain on Sunday, I am not driving you.'],
      [
        'Unless the fence is fixed by Friday I am calling the council.',
        'If the fence is not fixed by Friday, I will call the council.',
      ],
      [
        "Unless you've paid by the 3rd, I'm going to court. Where is my deposit?",
        "If you haven't paid by the 3rd, I'll go to court. Where is my deposit?",
      ],
      [
        'If you had asked I would have lent it to you. Bring it back.',
        'Had you asked, I would have lent it to you. Please bring it back.',
      ],
      ["Don't shout at my kid when he asks for his ball.", "Please don't shout at my kid when he asks for his ball."],
      [
        "Unless they're out by Monday I'm changing the locks. Where do they park while you're away?",
        "Where do they park while you're away? If they aren't out by Monday, I will change the locks.",
      ],
    ],
    fails: [
      ['You get the car only if you pay the fine first.', 'You get the car; please pay the fine.', 'requests_kept'],
      ['Come over if you are sober.', 'Please come over.', 'requests_kept'],
      ["I'll drop it if you apologise to Mum.", "I'll drop it. Please apologise to Mum.", 'requests_kept'],
      [
        'Unless the fence is fixed by Friday I am calling the council.',
        'The fence is fixed by Friday. I am calling the council.',
        'requests_kept',
      ],
      [
        'You can borrow the van as long as you fill the tank.',
        'You can borrow the van; you fill the tank.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'plans that become mere ideas',
    passes: [
      ["I'm moving out on the 3rd, you muppet.", 'I am moving out on the 3rd.'],
      ["I'm going to move out in May.", "I'm planning to move out in May."],
      ['I will report it on Monday.', 'I am going to report it on Monday.'],
      ["I'm thinking of leaving the band.", "I'm considering leaving the band."],
      ['I might sell the car in June.', "I'm thinking about selling the car in June."],
      ['Thinking of you was hard. I am leaving on Friday.', 'I am leaving on Friday. It was hard to think of you.'],
    ],
    fails: [
      ["I'm moving out on the 3rd, you muppet.", "I'm thinking of moving out on the 3rd.", 'hard_facts'],
      ['I am selling the car on Friday.', 'I am considering selling the car on Friday.', 'hard_facts'],
      ["I'm filing for divorce in June.", "I've been thinking about filing for divorce in June.", 'hard_facts'],
      [
        'I will report you to the council on Monday.',
        'I am tempted to report you to the council on Monday.',
        'hard_facts',
      ],
      [
        "I'm quitting the band after the gig on Saturday.",
        "I'm not sure about staying; I may quit the band after the gig on Saturday.",
        'hard_facts',
      ],
    ],
  },
]
