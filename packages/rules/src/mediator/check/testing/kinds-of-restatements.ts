import type { Kind } from './kinds-of-statements.ts'

/** What a free restatement leaves out or rearranges, and what it may not change in doing so. */
export const KINDS_OF_RESTATEMENTS: readonly Kind[] = [
  {
    what: 'remarks about the reader',
    passes: [
      [
        'You sneering Hollywood peacock. You kept my £30 deposit. Send it back by Friday.',
        'You kept my £30 deposit. Please send it back by Friday.',
      ],
      [
        'We queued behind Tesco like losers because you lost the tickets. Buy new ones.',
        "We queued behind Tesco because you lost the tickets. Please buy new ones for us behind Tesco's.",
      ],
      [
        'Only an idiot could lose nine keys. The lock cost £80. Pay it this week.',
        'You lost nine keys, and the lock cost £80. Please pay for it this week.',
      ],
    ],
    fails: [
      [
        'You told Hannah about my exam. Ring her by Friday.',
        'You told someone about my exam. Please ring her by Friday.',
        'facts_kept',
      ],
    ],
  },
  {
    what: 'conditions, and questions with “if”',
    passes: [
      [
        'Ring the shop and find out if they still have it. Pay the £20 for it.',
        'Please ring the shop and ask whether they still have it, and pay the £20 for it.',
      ],
      [
        'You went to my boss over a parking space. If you have a complaint, come to me.',
        'You went to my boss over a parking space. Should you have a complaint, please come to me.',
      ],
    ],
    fails: [
      [
        "You can borrow the van if you've filled the tank.",
        'You can borrow the van. You have filled the tank.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'things that were claimed but not done, or done for the first time',
    passes: [
      [
        "You didn't book the hall for the 9th, you said you did, and forty of us stood in the rain.",
        "You said that you had booked the hall for the 9th and you hadn't, so forty of us stood in the rain.",
      ],
      [
        "I've run the raffle for six years and I've never had a helper leave with the cash box. Return it by Monday.",
        "I've run the raffle for six years, and this is the first time a helper has left with the cash box. Please return it by Monday.",
      ],
    ],
    fails: [
      [
        "You didn't book the hall for the 9th, you said you did, and forty of us stood in the rain.",
        'You booked the hall for the 9th and forty of us stood in the rain.',
        'hard_facts',
      ],
    ],
  },
  {
    what: 'several people who do something together',
    passes: [
      [
        'Me and my daughter sat down for dinner at 7 and you had eaten it. Say sorry to her.',
        'My daughter and I sat down for dinner at 7, and you had eaten it. Please say sorry to her.',
      ],
      [
        "You swore on your kids' lives you'd have it back by June. I've the rent to pay. Pay me by Friday.",
        "You swore on your kids' lives that I'd have it by June. The rent has to be paid, so please pay me by Friday.",
      ],
      [
        'You told Aunt Vi about my divorce. I told you that in confidence.',
        'I told you about my divorce in confidence, and you passed it on to Aunt Vi.',
      ],
    ],
    fails: [
      [
        'You told my dad I did it. He grounded me for a month. Tell him the truth.',
        'You told my dad I did it. You grounded me for a month. Please tell him the truth.',
        'addresses_reader',
      ],
      [
        'You read my letters and you laughed. Give them back.',
        'She read my letters and you laughed. Please give them back.',
        'addresses_reader',
      ],
      [
        "Now he's given her locker to Tariq. Tell him it was you.",
        'Now Tariq has given her locker to him. Please tell him it was you.',
        'addresses_reader',
      ],
      [
        'I should have listened to my brother about you. When will you pay me?',
        'My brother should have listened to me about you. When will you pay me?',
        'addresses_reader',
      ],
      [
        'There are nine mugs in the sink and six of them are yours. Wash them up.',
        'There are nine mugs in the sink and six of them are mine. Please wash them up.',
        'addresses_reader',
      ],
      [
        'You stole £50 from the till on 3 May. Put it back.',
        '£50 went missing from the till on 3 May. Please put it back.',
        'addresses_reader',
      ],
    ],
  },
  {
    what: 'who is told or asked',
    passes: [
      [
        'text marta and tell her you were wrong to post it',
        'Please text Marta and tell her that you were wrong to post it.',
      ],
      [
        'Send me 60 each tonight please, my details are in the group chat.',
        'My details are in the group chat, so please send me 60 each tonight.',
      ],
      [
        'Are we still invited on Sunday, yes or no? I have to tell my sister by the 5th.',
        'I have to let my sister know by the 5th, so please tell me: are we still invited on Sunday?',
      ],
      [
        'I told you platform 6, not platform 9, and they waited 30 minutes. Bring the tickets.',
        "They waited for 30 minutes because you went to platform 9, when I'd told you platform 6. Please bring the tickets.",
      ],
      [
        'van was on empty AGAIN, pushed it 300m home and missed my shift. put £30 in tonight please',
        'The van was on empty again. I had to push it 300m home, so I missed my shift. Please put £30 in it tonight.',
      ],
      [
        'Per my email of 9 May, the invoice is unpaid. Please send the confirmation by noon.',
        'The invoice I emailed about on 9 May is unpaid. Please let me have the confirmation by noon.',
      ],
    ],
    fails: [
      [
        'you posted it before i told them. text marta and tell her you were wrong',
        'You posted it before I told them. Text me so that we can agree what to say to Marta.',
        'addresses_reader',
      ],
      [
        'The ring was left to Tess. Give it back to her by the 8th.',
        'The ring was left to Tess. Please give it back to me by the 8th.',
        'addresses_reader',
      ],
      [
        'I waited for 45 minutes. You were the one who picked 7:00.',
        'I waited for 45 minutes. I was the one who picked 7:00.',
        'addresses_reader',
      ],
      [
        'Tell Coach the truth by noon or I will show him the scan.',
        'Tell me the truth by noon or I will show him the scan.',
        'addresses_reader',
      ],
      [
        "You've painted my gate the wrong blue. And did you take my ladder? It's gone.",
        "You've painted my gate the wrong blue, and my ladder is gone.",
        'requests_kept',
      ],
      [
        'I was left off the team on Monday. Could you explain how it was chosen?',
        'I was left off the team on Monday. Could you put me back on it?',
        'requests_kept',
      ],
      [
        'Your cows are in my wheat for the third time. When are you getting new posts in?',
        'Your cows are in my wheat for the third time. Please let me know if you need help with new posts.',
        'no_concession',
      ],
    ],
  },
  {
    what: 'additions that the message doesn’t mention',
    passes: [
      ['Pay me by Friday or it is the cops.', 'Please pay me by Friday, or I will go to the police.'],
      [
        "It was my stupid mistake to set it to 220, I know that. You said you'd be back by 6.",
        "I know it was my own mistake to set it to 220, but you said you'd be back by 6.",
      ],
      [
        'Do it by noon or give me the £90 and I will do it.',
        'Please do it by noon, or give me the £90 so that I can do it.',
      ],
    ],
    fails: [
      [
        'You sold the flat without asking me. Tell me where my half is.',
        'You sold the flat without asking me. Tell me where my half is, or my solicitor will be in touch.',
        'nothing_invented',
      ],
      [
        'My clothes on the porch by 6. I am bringing my brother.',
        'Please put my clothes on the porch by 6. I am bringing the police.',
        'nothing_invented',
      ],
      [
        'You went through my desk on Monday. Give the key to Jo.',
        'You went through my desk on Monday, and I felt violated. Please give the key to Jo.',
        'nothing_invented',
      ],
      [
        'You promised to come at 3 and she waited on the step until 5. It was cruel. Ring her.',
        'You promised to come at 3 and she waited on the step until 5. She sobbed all evening. Please ring her.',
        'nothing_invented',
      ],
      [
        'I slipped on your ice this morning. Salt the path by 6.',
        'I nearly slipped on your ice this morning. Please salt the path by 6.',
        'hard_facts',
      ],
    ],
  },
]
