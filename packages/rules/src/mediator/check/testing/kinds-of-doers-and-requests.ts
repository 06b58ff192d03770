import type { Kind } from './kinds-of-statements.ts'

/** Answers that reword or change the doer of an action, or a request: each kind in several wordings. */
export const KINDS_OF_DOERS_AND_REQUESTS: readonly Kind[] = [
  {
    what: 'who was given what',
    passes: [
      [
        'You gave Priya the corner desk and me the one by the toilets, though I asked first. Explain.',
        'Priya was given the corner desk and I was given the one by the toilets, although I asked first. Please explain.',
      ],
      [
        'You paid Tunde 40k and me 15k for the same shift. Pay me the rest.',
        'Tunde was paid 40k and I was paid 15k for the same shift. Please pay me the rest.',
      ],
      [
        'You lent Sam the van for the weekend. I needed it. Ask me first next time.',
        'Sam was lent the van for the weekend, and I needed it. Please ask me first next time.',
      ],
      [
        'They promoted Karen over me. I trained her. You told me nothing.',
        'Karen was promoted over me, although I trained her. You told me nothing.',
      ],
      [
        'You sent Ngozi the invitation and left me out. I found out on Monday.',
        'Ngozi was sent the invitation and I was left out. I found out on Monday.',
      ],
    ],
    fails: [
      [
        'Gaz owes 90 for the hotel and Trev owes 40 for petrol.',
        'Trev owes 90 for the hotel and Gaz owes 40 for petrol.',
        'addresses_reader',
      ],
      [
        'Priya took the corner desk and Sam took the laptop.',
        'Sam took the corner desk and Priya took the laptop.',
        'hard_facts',
      ],
      [
        'You gave Tunde 40k and me 15k for the same shift.',
        'You gave Tunde 15k and me 40k for the same shift.',
        'hard_facts',
      ],
      [
        'Karen was promoted in May and Dev was moved to Leeds.',
        'Dev was promoted in May and Karen was moved to Leeds.',
        'addresses_reader',
      ],
      [
        'Femi scratched the door and Kunle paid for the paint.',
        'Kunle scratched the door and Femi paid for the paint.',
        'hard_facts',
      ],
    ],
  },
  {
    what: 'who told, showed or gave something to whom',
    passes: [
      [
        'Ada I told only you that I lost the baby. Did you tell my mother?',
        'Ada, I told you and nobody else that I lost the baby. Did you tell my mother?',
      ],
      [
        'I showed just you my exam result, Ravi. You showed my brother.',
        'Ravi, I showed you alone my exam result, and you showed my brother.',
      ],
      [
        'I gave only you the gate code. You gave my ex the gate code.',
        'I gave you alone the gate code, and you gave it to my ex.',
      ],
      ['You called my boss on Friday. I trusted you.', 'On Friday you called my boss. I trusted you.'],
      [
        'I lent nobody but you the key, and you gave my sister a copy.',
        'I lent you the key and nobody else, and you gave my sister a copy.',
      ],
    ],
    fails: [
      ['I told you about the baby on Friday.', 'You told me about the baby on Friday.', 'addresses_reader'],
      ['You owe me 40 dollars for the tickets.', 'I owe you 40 dollars for the tickets.', 'addresses_reader'],
      ['You hit my car on Tuesday.', 'I hit your car on Tuesday.', 'addresses_reader'],
      ['I paid only you for the garage.', 'You paid only me for the garage.', 'addresses_reader'],
      ['You blocked me after I sent you the photo.', 'I blocked you after you sent me the photo.', 'addresses_reader'],
    ],
  },
  {
    what: 'what a request asks to be done',
    passes: [
      ['Cut the tree down before June.', 'Please remove the tree before June.'],
      ['Take the fence down by Sunday.', 'Please have the fence removed by Sunday.'],
      ['Chop that hedge down now.', 'Please cut that hedge down now.'],
      ['Trim the hedge before May.', 'Please cut the hedge back before May.'],
      ['Get rid of the rooster by Monday.', 'Please find the rooster another home by Monday.'],
    ],
    fails: [
      ['Cut the tree down before June.', 'Please trim the tree before June.', 'requests_kept'],
      ['Take the fence down by Sunday.', 'Please paint the fence by Sunday.', 'requests_kept'],
      ['Chop that hedge down now.', 'Please cut that hedge back a little now.', 'hard_facts'],
      ['Pay the whole bill by Friday.', 'Please look at the bill by Friday.', 'requests_kept'],
      ['Replace the carpet before I move out.', 'Please clean the carpet before I move out.', 'requests_kept'],
      ['Knock the wall down by Monday.', 'Please lower the wall by Monday.', 'requests_kept'],
      ['Bring my drill back tomorrow.', 'Please buy me a new drill tomorrow.', 'requests_kept'],
    ],
  },
  {
    what: 'who did something, in Nigerian and chat English',
    passes: [
      [
        'You drop my phone Sunday and Femi see you. Pay for the screen.',
        'You dropped my phone on Sunday, and Femi saw you. Please pay for the screen.',
      ],
      [
        'Tunde see you when you collect the money from my bag.',
        'Tunde saw you when you collected the money from my bag.',
      ],
      ['You break the cup, Ada saw you.', 'Ada saw you break the cup.'],
      ['u take my bike n Sam saw u', 'You took my bike, and Sam saw you.'],
      ['You carry my generator give Emeka.', 'You took my generator and gave it to Emeka.'],
    ],
    fails: [
      [
        'You drop my phone Sunday and Femi see you. Pay for the screen.',
        'Femi dropped my phone on Sunday, and you saw it. Please pay for the screen.',
        'addresses_reader',
      ],
      [
        'You collect the money from my bag, Tunde was there.',
        'Tunde collected the money from my bag, and you were there.',
        'addresses_reader',
      ],
      [
        'You spoil my generator on Monday. Emeka saw it.',
        'Emeka spoiled my generator on Monday. You saw it.',
        'addresses_reader',
      ],
      [
        'You scratch my car Friday night, Ada saw you.',
        'On Friday night Ada scratched my car, and you saw her.',
        'addresses_reader',
      ],
      [
        'You carry my generator on Monday and Emeka watched you.',
        'On Monday Emeka carried my generator and you watched him.',
        'addresses_reader',
      ],
      [
        'You let Neha take the blame for the projector.',
        'Neha let you take the blame for the projector.',
        'addresses_reader',
      ],
    ],
  },
  {
    what: 'who is asked to do something',
    passes: [
      ['Tell me by Friday who is coming.', 'Please let me know by Friday who is coming.'],
      ["I'll tell you by Friday. Bring the key.", 'I will let you know by Friday. Please bring the key.'],
      ['Send the photos tonight or I will ask Dev.', 'Please send the photos tonight, or I will ask Dev.'],
      ['Let me know when you get home.', 'Please tell me when you get home.'],
      [
        "Sort the bins yourself this week, I'll do the kitchen.",
        'Please do the bins yourself this week; I will do the kitchen.',
      ],
    ],
    fails: [
      [
        'Pay the £50 by Monday and tell me by Friday who is coming.',
        'Please pay the £50 by Monday, and I will let you know by Friday who is coming.',
        'requests_kept',
      ],
      ['Let me know by tonight if the van is free.', "I'll tell you by tonight if the van is free.", 'requests_kept'],
      ['Send me the photos tonight.', 'I will send you the photos tonight.', 'requests_kept'],
      ['Confirm the date with Suresh by noon.', 'I will confirm the date with Suresh by noon.', 'requests_kept'],
    ],
  },
  {
    what: 'who is doing something now',
    passes: [
      [
        'Transfer it by Friday or I will tell Mrs Rao you are moving out.',
        'Please transfer it by Friday, or I will tell Mrs Rao that you are moving out.',
      ],
      ['You are spreading lies about me. Stop.', 'You are spreading lies about me. Please stop.'],
      ["We're moving in June. You said you would help.", 'I am moving in June, and you said you would help.'],
      ['I am paying for two rooms.', 'I pay for two rooms.'],
      ['You are talking over me.', 'When I am talking, you are talking over me.'],
    ],
    fails: [
      [
        'Transfer it by Friday or I will tell Mrs Rao you are moving out.',
        'Please transfer it by Friday, or I will tell Mrs Rao that I am moving out.',
        'addresses_reader',
      ],
      ['You are spreading lies about the club.', 'I am spreading lies about the club.', 'addresses_reader'],
      ["You're using my car every day.", "I'm using your car every day.", 'addresses_reader'],
      ['I am paying for two rooms.', 'You are paying for two rooms.', 'addresses_reader'],
      ["You're hiding the letters from Dad.", "I'm hiding the letters from Dad.", 'addresses_reader'],
    ],
  },
  {
    what: 'several requests',
    passes: [
      [
        "Clean up before Sunday, find me another lamp, and don't have people over.",
        "Please clean up before Sunday, replace the lamp, and don't have people over.",
      ],
      [
        'Take the post down. Write a correction. Stay off my drive.',
        'Please delete the post, write a correction and stay off my drive.',
      ],
      [
        "Pay me back the £30 and don't do that to me again.",
        'Please pay me back the £30, and please never do that to me again.',
      ],
      ["Don't do that again. Send the £30.", 'Please make sure it does not happen again, and send the £30.'],
      ['Find me a new lamp and mop the hall.', 'Please get me another lamp and mop the hall.'],
    ],
    fails: [
      [
        "Clean up before Sunday, find me another lamp, and don't have people over.",
        "Please clean up before Sunday, and don't have people over.",
        'requests_kept',
      ],
      [
        'You posted my face online. Take the post down. Write a correction. Stay off my drive.',
        'You posted my face online. Please write a correction and stay off my drive.',
        'requests_kept',
      ],
      ["Pay me back the £30 and don't do that to me again.", 'Please pay me back the £30.', 'requests_kept'],
      ['You lost my scarf. Buy me another scarf and ring Mum.', 'You lost my scarf. Please ring Mum.', 'requests_kept'],
      [
        'You took the photo. Delete the photo, ring Mum and bring the camera back.',
        'You took the photo. Please ring Mum and bring the camera back.',
        'requests_kept',
      ],
    ],
  },
]
