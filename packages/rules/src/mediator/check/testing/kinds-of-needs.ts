import type { Kind } from './kinds-of-statements.ts'

/** Answers in the order observation, feeling, need, request, and what models add or lose in that order. */
export const KINDS_OF_NEEDS: readonly Kind[] = [
  {
    what: 'needs that any complaint implies',
    passes: [
      [
        'You left the gate open again and the goats ate £60 of my seedlings, you donkey. Shut it tonight.',
        'You left the gate open again and the goats ate £60 of my seedlings. I need our garden to be safe. Please shut it tonight.',
      ],
      [
        'Third Sunday you practise the drums at 7. My wife works nights. Stop it, you menace.',
        'This is the third Sunday that you practise the drums at 7. My wife works nights, and her rest is important to us. Please stop.',
      ],
      [
        'You read my letters on Monday, snoop. Leave my post alone.',
        'You read my letters on Monday. I feel hurt, because privacy matters a great deal to me. Please leave my post alone.',
      ],
      [
        'I paid for the van in June, July and August and you paid once. Send me £210.',
        'I paid for the van in June, July and August, and you paid once. I’d like some fairness between us. Please send me £210.',
      ],
      [
        'You said you’d lock up on Friday. You didn’t. I covered for you. Tell the boss.',
        'You said you’d lock up on Friday, but you didn’t, and I covered for you. I’m annoyed, because I was relying on you. Please tell the boss.',
      ],
      [
        'You keep cancelling on the day. Give me 24 hours’ notice.',
        'You keep cancelling on the day. I’m frustrated, because this happens so often. Please give me 24 hours’ notice.',
      ],
      [
        'Your fitters left a worktop that is 18 mm short. Replace it before 1 June, cowboys.',
        'Your fitters left a worktop that is 18 mm short. I need the work to be done properly. Please replace it before 1 June.',
      ],
      [
        'You told the client my model was wrong. Correct it with Hannah by Friday, you bully.',
        'You told the client my model was wrong. I’m upset and need my work to be represented fairly. Please correct it with Hannah by Friday.',
      ],
      [
        'Your karaoke goes on until 12:30 and my daughter has an exam on the 26th. Stop by 10.',
        'Your karaoke goes on until 12:30, and my daughter has an exam on the 26th. My family needs quiet. Please stop by 10.',
      ],
    ],
    fails: [
      [
        'Your fitters left a worktop that is 18 mm short. Replace it before 1 June.',
        'Your fitters left a worktop that is 18 mm short. I need you to install a dishwasher. Please replace it before 1 June.',
        'nothing_invented',
      ],
      [
        'You left the gate open again and the goats ate my seedlings. Shut it tonight.',
        'You left the gate open again and the goats ate my seedlings. I need them for a flower show in May. Please shut it tonight.',
        'nothing_invented',
      ],
      [
        'I paid for the van and you never did. Send me £210.',
        'I paid for the van and you never did. I need the money because I lost my contract. Please send me £210.',
        'nothing_invented',
      ],
      [
        'You read my letters on Monday. Leave my post alone.',
        'You read my letters on Monday. My late grandmother’s poems are important to me. Please leave my post alone.',
        'nothing_invented',
      ],
      [
        'You told them before I could. I’m hurt. Call Nani.',
        'You told them before I could. I’m hurt, because it reminds me of how I was overlooked as a child. Please call Nani.',
        'nothing_invented',
      ],
    ],
  },
  {
    what: 'greetings, addresses and emphasis',
    passes: [
      [
        'Listen you liar, the agreement says 6. Jas ur a snake. Bring her back by 6.',
        'The agreement says 6. Please bring her back by 6.',
      ],
      [
        'I was asked yesterday if a proper electrician was coming. You call me the apprentice. Stop it.',
        'Yesterday I was asked whether a proper electrician was coming, because you call me the apprentice. Please stop.',
      ],
      [
        'Yo Dwayne, you took my amp on Saturday. Bring it back.',
        'Dwayne, you took my amp on Saturday. Please bring it back.',
      ],
      [
        'To Mr. Osei, unit 214. Your tap has been dripping since Monday. Get a plumber.',
        'Mr. Osei, your tap has been dripping since Monday. Please get a plumber.',
      ],
      [
        'My number is no. 40 and you blocked it on Monday. Move the van.',
        'My house is number 40, and you blocked it on Monday. Please move the van.',
      ],
      [
        'Her Majesty Queen Olga has turned the heating up to 26. Turn it down, Olga.',
        'Olga, the heating is at 26. Please turn it down.',
      ],
      [
        'You paid nothing in May or June. That’s £80 times two. Pay me £160.',
        'You paid nothing in May or June, which is £80 for each month. Please pay me £160.',
      ],
      [
        'He sat on the bench all match. Not five minutes, not one. Play him on Sunday.',
        'He sat on the bench all match without a minute of play. Please play him on Sunday.',
      ],
      [
        'I sold it for 1.8 and you said 3 million. Tell them the truth.',
        'I sold it for 1.8 million, and you said 3 million. Please tell them the truth.',
      ],
      [
        'You can have the sofa idc. Bring my keys to Ravi by Friday.',
        'You can have the sofa, I don’t mind. Please bring my keys to Ravi by Friday.',
      ],
      [
        'Whatever Lauren. You’re not getting the dog. Pull the other one. Call me on Monday.',
        'Lauren, you’re not getting the dog. Please call me on Monday.',
      ],
      [
        'Three panes are gone, £27 each. Pay for the glass.',
        'Three panes are gone, at £27 each. Please pay for the glass, which is £81 in total.',
      ],
      [
        'You do NOT get to call me controlling for asking where the rent is. Send it by Saturday.',
        'You called me controlling when I asked where the rent was. Please send it by Saturday.',
      ],
      [
        'You’d no right telling Sorcha that we argue. Ring me before you come to the house.',
        'You told Sorcha that we argue. Please ring me before you come to the house.',
      ],
      [
        'Did you or did you not read my journal? Give me back the key tonight.',
        'Did you read my journal? Please give me back the key tonight.',
      ],
      [
        'You cut the vine to the stump. You reckon a slab of beer fixes it? Pay for a mature one.',
        'You cut the vine to the stump. A slab of beer doesn’t make up for it. Please pay for a mature one.',
      ],
      [
        'I drew it in May. Write to her by Monday, naming me as author.',
        'I drew it in May. Please write to her by Monday and name me as the author.',
      ],
      [
        'Can you ask the buyer to sell it back? I’ll pay up to $200.',
        'Would you ask the buyer to sell it back? I’m willing to pay as much as $200.',
      ],
      [
        'pls stop using my milk, ive bought five this month. just say n we can share the cost x',
        'Please stop using my milk. I’ve bought five this month. Just say, and we can share the cost x',
      ],
    ],
    fails: [
      [
        'You blocked unit 214 on Monday. Move the van.',
        'You blocked the unit on Monday. Please move the van.',
        'facts_kept',
      ],
      [
        'Your agent hung up on me twice. Find my parcel.',
        'Your agent hung up on me a few times. Please find my parcel.',
        'hard_facts',
      ],
      [
        'Three panes are gone, £27 each. Pay for the glass.',
        'Three panes are gone, at £27 each. Please pay for the glass, which is £91 in total.',
        'nothing_invented',
      ],
      [
        'You took two of my amps on Saturday. Bring them back.',
        'You took my amps on Saturday. Please bring them back.',
        'facts_kept',
      ],
    ],
  },
  {
    what: 'labels, lenders and totals',
    passes: [
      [
        'I lent you the projector on 12 July. Bring it back.',
        'You borrowed the projector from me on 12 July. Please bring it back.',
      ],
      ['I borrowed you my generator in May. Return it.', 'I lent you my generator in May. Please return it.'],
      [
        'The jet ski was $90 total and you charged each of us $90. Send mine back.',
        'The jet ski was $90 in total, and you charged each of us $90. Please send mine back.',
      ],
    ],
    fails: [
      [
        'You sold Dad’s fiddle and never told me. Get it back.',
        '**Observation:** You sold Dad’s fiddle and never told me.\n**Feeling:** I’m hurt.\n**Request:** Please get it back.',
        'actual_answer',
      ],
      [
        'I lent you 600 euro in November. Pay me back.',
        'I borrowed 600 euro from you in November. Please pay me back.',
        'addresses_reader',
      ],
      ['The jet ski was $90 total. Send mine back.', 'The jet ski was $90 each. Please send mine back.', 'hard_facts'],
      [
        'You charged me for a full service on 4 May. I want a full refund.',
        'You charged me for a full service on 4 May. I want a partial refund.',
        'hard_facts',
      ],
      [
        'You returned my generator on Friday. Who broke the cover?',
        'You returned my generator on Friday, and the cover is broken.',
        'requests_kept',
      ],
      [
        'You left at ten and I cleaned the hall. Stay till the end next time.',
        'You left at ten and I cleaned the hall. I’m tired of such a lazy approach. Please stay till the end next time.',
        'no_insult',
      ],
      [
        'You spilt the secret to 23 people. Delete the message.',
        'You told 23 people the secret. I’d like the respect that most adults manage. Please delete the message.',
        'no_insult',
      ],
      [
        'Cut the hedge down to 6 feet before November.',
        'Please cut the hedge down to 6 feet before November, and I’ll help you with the cuttings.',
        'no_concession',
      ],
      [
        'You put 6:10 every time. Fix the sheets or I’m going to the union rep.',
        'You put 6:10 every time. Please fix the sheets; if you do, I’ll delete the photos. Otherwise I’m going to the union rep.',
        'no_concession',
      ],
      [
        'You gave me one over. You said "trust me, I know the game". I want two on the 16th.',
        'You gave me one over and said "trust me, I know the game". I know you have more experience, but I’d like two on the 16th.',
        'no_concession',
      ],
      [
        'You sold the land for 2.5 million. How much is left? Send 500k to Mama.',
        'You sold the land for 2.5 million. I’d like to understand why. Please send 500k to Mama.',
        'requests_kept',
      ],
      [
        'You said "some of us like it". Take the chimes down by Sunday.',
        'When you said "some of us like it", I felt hurt by your smugness. Please take the chimes down by Sunday.',
        'no_insult',
      ],
      [
        'You parked across my drive again. Don’t do that.',
        'You parked across my drive again. I know that parking on our road isn’t easy, but please don’t do that.',
        'no_concession',
      ],
    ],
  },
]
