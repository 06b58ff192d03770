import type { Kind } from './kinds-of-statements.ts'

/** Answers that only differ from a faithful one in where their words come from, or in who does what. */
export const KINDS_OF_EVIDENCE: readonly Kind[] = [
  {
    what: 'violence, denials and added consequences',
    passes: [
      [
        'Nathan PUNCHED our son on Boxing Day. He is not coming to yours while Nathan lives there.',
        'On Boxing Day Nathan punched our son. He is not coming to yours while Nathan lives there.',
      ],
      [
        'You kicked me out of the book club after 6 years. Add me back.',
        'You removed me from the book club after 6 years. Please add me back.',
      ],
      [
        "The kid you sent up on my roof isn't even insured. Send a licensed roofer by Thursday.",
        "The young man you sent up on my roof isn't insured. Please send a licensed roofer by Thursday.",
      ],
      [
        'She died on 23 November 2022, not the 25th. Re-cut the headstone.',
        'She died on 23 November 2022, not on the 25th. Please re-cut the headstone.',
      ],
      [
        "It's an under-9s league not the Champions League. Tell me before Sunday if he's playing.",
        'This is an under-9s league. Please tell me before Sunday whether he is playing.',
      ],
    ],
    fails: [
      [
        'Nathan PUNCHED our son on Boxing Day. He is not coming to yours while Nathan lives there.',
        'On Boxing Day Nathan was rough with our son. He is not coming to yours while Nathan lives there.',
        'hard_facts',
      ],
      [
        "The kid you sent up on my roof isn't even insured. Send a licensed roofer by Thursday.",
        'The young man you sent up on my roof is insured. Please send a licensed roofer by Thursday.',
        'hard_facts',
      ],
      [
        'She died on 23 November 2022, not the 25th. Re-cut the headstone.',
        'She died on 25 November 2022, not the 23rd. Please re-cut the headstone.',
        'hard_facts',
      ],
      [
        'You left the gate open. Not Tess, YOU. Rufus got out. Pay half the bill.',
        'The gate was left open by you and Tess, and Rufus got out. Please pay half the bill.',
        'hard_facts',
      ],
      [
        'We shook on $1,300 for the fence. Transfer it this week, or at least give me a date.',
        "We shook on $1,300 for the fence. Please transfer it this week, or at least give me a date, otherwise I'll have to take this further.",
        'nothing_invented',
      ],
      [
        'Do your own share of the pond this Saturday, 9 sharp.',
        "Please do your own share of the pond this Saturday at 9 sharp, if that isn't too early for you.",
        'no_concession',
      ],
    ],
  },
  {
    what: 'someone cited, someone excused, and a signature',
    passes: [
      [
        'My GP says no lifting, you selfish sod. I have a bad back. Give me lane 4 back by Tuesday.',
        'My doctor has told me not to lift, and I have a bad back. Please give me lane 4 back by Tuesday.',
      ],
      [
        'I know the corridor has to be clear, but who asked you to throw away my plants? Pay me $200.',
        'I understand that the corridor has to be kept clear, but who asked you to throw away my plants? Please pay me $200.',
      ],
      [
        'You have blocked my kerb since Tuesday, you ignorant so-and-so. Move it tonight. Pat, no. 17.',
        'You have blocked my kerb since Tuesday. Please move your car tonight.\n\nPat, no. 17',
      ],
    ],
    fails: [
      [
        'I have a bad back and swimming is all I can do. Give me lane 4 back by Tuesday.',
        'I have a bad back, my doctor has told me to keep swimming, and it is all I can do. Please give me lane 4 back by Tuesday.',
        'nothing_invented',
      ],
      [
        'Who asked you to throw away my plants in the corridor? Pay me $200.',
        'Who asked you to throw away my plants in the corridor? I understand the corridor has to be kept clear, but please pay me $200.',
        'no_concession',
      ],
      [
        'You have blocked my kerb since Tuesday. My husband is disabled. Move it tonight. Pat, no. 17.',
        'You have blocked my kerb since Tuesday, and my husband is disabled. Please move your car tonight.\n\nPat, from number',
        'complete',
      ],
    ],
  },
  {
    what: 'questions and conditions that only mock',
    passes: [
      [
        'Which one of you comedians let the plumber in on Tuesday? I was asleep. Send me a written apology.',
        'Someone let the plumber in on Tuesday while I was asleep. Please send me a written apology.',
      ],
      [
        'You must think I print money. The invoice is for £300. Transfer it by Friday.',
        'The invoice is for £300. Please transfer it by Friday.',
      ],
      [
        'The boiler broke on 4 May. Confirm a date in writing, if you can manage to hold a pen.',
        'The boiler broke on 4 May. Please confirm a date in writing.',
      ],
      [
        "You had three no-shows. Don't bother coming on Thursday.",
        "You had three no-shows. Don't come in on Thursday.",
      ],
      ['Pay me the $14 by 3 and we never speak of it again.', "Pay me the $14 by 3 and we'll never speak of it again."],
      [
        'I was in a meeting and couldn’t answer, and I feel terrible. Ring Mum now.',
        'I couldn’t answer because I was in a meeting, and I feel terrible. Please ring Mum now.',
      ],
    ],
    fails: [
      ['Which of you will cover Friday? The rota is empty.', 'The rota is empty on Friday.', 'requests_kept'],
      [
        'You must pay the £300 by Friday. The invoice is from March.',
        'The invoice for £300 is from March, and Friday is near.',
        'requests_kept',
      ],
      [
        'You can come on Sunday if you can stay sober. Bring the keys.',
        'You can come on Sunday. Please bring the keys.',
        'requests_kept',
      ],
      [
        'The heater broke on 4 May. Return it, if you can find the receipt.',
        'The heater broke on 4 May. Please return it.',
        'requests_kept',
      ],
      ['Tell Ana, if you can manage it by Friday.', 'Please tell Ana.', 'requests_kept'],
      [
        'The boiler broke on 4 May. Confirm a date.',
        'The boiler broke on 4 May. I’ll never forget it.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'names and numbers in a reproach',
    passes: [
      [
        'You left me to lock up. You swan in on Monday like Lord Muck. Lock up yourself on Friday.',
        'You left me to lock up. Please lock up yourself on Friday.',
      ],
      [
        "You hid two of my chisels in the shed, like you're seven. Bring them back.",
        'You hid two of my chisels in the shed. Please bring them back.',
      ],
      [
        'You grinning Blackpool donkey. You sold my bike for 40 quid. I want the 40 quid.',
        'You sold my bike for 40 quid. I want the 40 quid.',
      ],
      ['Do you think I was born yesterday? Pay me the £60.', 'Please pay me the £60.'],
      [
        'You dropped my camera. The way you swagger you would think you were Elvis. Pay for the lens.',
        'You dropped my camera. Please pay for the lens.',
      ],
    ],
    fails: [
      [
        'You told Sandra in payroll that I skive. Tell her the truth.',
        'You told payroll that I skive. Please tell her the truth.',
        'facts_kept',
      ],
      ['You kept three of my books. Return them.', 'You kept some of my books. Please return them.', 'facts_kept'],
    ],
  },
  {
    what: 'denials in a reproach',
    passes: [
      [
        'Your shoes block the fire door. No brain, no manners. Move them tonight.',
        'Your shoes block the fire door. Please move them tonight.',
      ],
      [
        'You ate my lunch on Monday. Nobody in your house ever heard of asking. Buy me another.',
        'You ate my lunch on Monday. Please buy me another.',
      ],
    ],
    fails: [
      ['I never agreed to the move.', 'I agreed to the move.', 'hard_facts'],
      ['I did not get a single rupee of the bonus.', 'I am writing about the bonus, and I got it.', 'hard_facts'],
    ],
  },
  {
    what: 'words of an insult that also have a literal meaning',
    passes: [
      [
        'Your surgery is a shambles. I waited three hours on Tuesday. Give me a new appointment.',
        'I waited three hours at your surgery on Tuesday. Please give me a new appointment.',
      ],
    ],
    fails: [
      [
        'You cheapskate, you owe me 92 for the room. Pay tonight.',
        'You owe me 92 for the room, and that is cheapskate behaviour. Please pay tonight.',
        'no_insult',
      ],
    ],
  },
  {
    what: 'questions about something absurd',
    passes: [
      [
        'Did you cut the hedge with a spoon? You charged me £90. Come and do it again.',
        'You charged me £90 for the hedge. Please come and do it again.',
      ],
      [
        'The cake said Bob. Did a squirrel take the order? I want my $80 back.',
        'The cake said Bob. Please give me my $80 back.',
      ],
    ],
    fails: [
      [
        'My door is the wrong green and I paid £210. Did you take my ladder? Redo the door.',
        'My door is the wrong green and I paid £210. Please redo the door.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'demands that become requests to consider something',
    passes: [
      ['Correct the minutes by Friday.', 'Could you please have the minutes corrected by Friday?'],
      ['Can you move the van or not?', 'Please let me know whether you can move the van.'],
      ['Look into the noise and call me tonight.', 'Please look into the noise and call me tonight.'],
      ['Tell me if you are coming on Saturday.', 'Please let me know whether you are coming on Saturday.'],
    ],
    fails: [
      ['Correct the minutes by Friday.', 'Please look into the minutes by Friday.', 'requests_kept'],
      [
        'Restore my access by Monday.',
        'Please let me know by Monday whether my access could be restored.',
        'requests_kept',
      ],
      ['Waive the fee of £20.', 'Please consider the fee of £20.', 'requests_kept'],
    ],
  },
  {
    what: 'the reader’s tasks',
    passes: [
      ['Tell them the truth at the briefing.', 'At the briefing I want you to tell them the truth.'],
      [
        'Bring the keys tonight. I want to bring the car round.',
        'Please bring the keys tonight. I want to bring the car round.',
      ],
      [
        'Send the list to Ann, I need to send the order.',
        'Please send the list to Ann, because I need to send the order.',
      ],
    ],
    fails: [
      ['Tell them the truth at the briefing.', 'At the briefing I want to tell them the truth.', 'requests_kept'],
      ['Explain it to Ann on Monday.', "On Monday I'd like to explain it to Ann.", 'requests_kept'],
    ],
  },
  {
    what: 'people who tell each other something',
    passes: [
      ['Tell me why you took my plot, and return it.', 'Please tell me why my plot was taken, and return it.'],
      ['You scared everyone. Nobody made you king of the club.', 'You scared everyone.'],
      ['You told Ravi that I told Beth about the move.', 'I told Beth about the move, and you told Ravi that I did.'],
      ['Papa slapped me in front of everyone.', 'He slapped me in front of everyone.'],
      ['You texted Mum and Mum called me in tears.', 'Mum called me in tears after you texted her.'],
    ],
    fails: [
      [
        'Nomsa you told the club I missed two payments.',
        'Nomsa told the club that I missed two payments.',
        'addresses_reader',
      ],
      [
        'You told Ravi that I told Beth about the move.',
        'You told Beth that I told Ravi about the move.',
        'addresses_reader',
      ],
      ['You lied to Mum. Shaz sent me the advert.', 'You lied to Mum. Mum sent me the advert.', 'addresses_reader'],
    ],
  },
  {
    what: 'invented reasons and audiences',
    passes: [
      ['You missed parents evening because of your shift.', 'You missed parents evening because you had a shift.'],
      ['I pay the bill, I live here alone.', 'I pay the bill because I live here by myself.'],
      ['You shouted at my son at the match. He is nine.', 'At the match you shouted at my son, who is nine.'],
      ['Stop saying we are married.', "Please stop saying that we're married, because we aren't."],
    ],
    fails: [
      [
        'Your bins stink. Clean them.',
        'Your bins stink, and two of my guests have complained. Please clean them.',
        'nothing_invented',
      ],
      ['Do NOT ring my boss.', 'Please do not ring my boss, even if you only meant well.', 'no_concession'],
      [
        'You missed parents evening on the 13th.',
        'You missed parents evening on the 13th because you were at work.',
        'nothing_invented',
      ],
      [
        'My mother is 78 and cannot climb stairs.',
        'My mother is 78 and cannot climb stairs because of her knees.',
        'nothing_invented',
      ],
      [
        'You shouted at my son. He is nine.',
        'You shouted at my son in front of the whole team. He is nine.',
        'nothing_invented',
      ],
    ],
  },
]
