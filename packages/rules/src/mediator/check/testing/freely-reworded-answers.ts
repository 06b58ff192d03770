import type { ModelAnswers } from './model-answers.ts'

/** Answers that say the same with other words, in other sentences and in another order. */
export const FREELY_REWORDED_ANSWERS: readonly ModelAnswers[] = [
  {
    source:
      'Dee you didnt bother to tell me the venue changed. stood outside the wrong pub for 50 mins in the rain like a lemon. not once did u pick up ur phone. u owe me for the taxi, 18 quid, and dont ever use my birthday as a dumping ground for ur ex drama again',
    good: [
      "Dee, I wasn't told that the venue had changed, so I stood outside the wrong pub in the rain for 50 minutes. You never picked up your phone. Please pay me back the £18 for the taxi, and don't use my birthday again to offload about what's going on with your ex.",
    ],
    bad: [
      [
        'facts_kept',
        "Dee, you didn't tell me the venue had changed, and I stood outside the wrong pub in the rain for 50 minutes. You never picked up your phone. You owe me £80 for the taxi, and please don't ever use my birthday as a dumping ground for the drama with your ex again.",
      ],
    ],
  },
  {
    source:
      "Ah here Sinéad, you told the whole parish I was at the bingo the night Da went into hospital. I was at work. I was on a double in the Mater, ask Ger. You're a poisonous oul wagon. Take that back at Mass on Sunday and don't be ringing Mam with your stories.",
    good: [
      'Sinéad, you told the whole parish that on the night Da was taken into hospital I was at the bingo. I was working: I was doing a double shift in the Mater, and Ger can confirm it. Please take that back on Sunday at Mass, and stop ringing Mam with these stories.',
    ],
    bad: [
      [
        'hard_facts',
        "Sinéad, you told the whole parish that I was at the bingo the night Da went into hospital. I wasn't at work. I was meant to be on a double in the Mater, ask Ger. Please take that back at Mass on Sunday and don't be ringing Mam with your stories.",
      ],
    ],
  },
  {
    source:
      "you never listen. I told you THREE times the appointment was at 4.15 not 5.15 and you still turned up late and the vet had gone. Biscuit's in pain because of you. I'm done. Ring them first thing tomorrow and get her in, and you can pay the call out, its 95.",
    good: [
      "I told you three times that the appointment was at a quarter past four and not a quarter past five, but you still arrived late, after the vet had left. I feel I'm not being heard. Biscuit is in pain because of it. Please call them first thing tomorrow to get her seen, and cover the call-out fee of 95.",
    ],
    bad: [
      [
        'hard_facts',
        'I told you three times that the appointment was at 5.15, not 4.15, and you still turned up late and the vet had gone. Biscuit is in pain because of this. Please ring them first thing tomorrow and get her in, and pay the call-out, which is 95.',
      ],
    ],
  },
  {
    source:
      'Mr. Whitcombe. It is now eleven weeks since your builders removed my fence panels. You assured me, in the presence of my son, that they would be replaced "within days". They have not been. My dog cannot be let out. You are a charlatan. I require the panels reinstated by the 30th, failing which I shall instruct my own contractor and send you the account.',
    good: [
      "Mr. Whitcombe, your builders removed my fence panels eleven weeks ago. In my son's presence you assured me that the panels would be replaced \"within days\", yet this still hasn't happened, and I'm unable to let my dog out. Please have them reinstated by the 30th. If they aren't, I will hire a contractor of my own and forward the bill to you.",
    ],
    bad: [],
  },
  {
    source:
      "Look, I don't care what Brenda told you, I was NOT the one who left the freezer open. I wasn't even on shift Tuesday, check the rota you numpty. £340 of stock and you write ME up. Take the warning off my file and ask Brenda who had the keys.",
    good: [
      "Whatever Brenda told you, it wasn't me who left the freezer open. The rota shows that I wasn't on shift on Tuesday. £340 of stock was lost, and I was the one given a written warning. I'd like that warning removed from my file, and I'd like you to ask Brenda who had the keys.",
    ],
    bad: [
      [
        'hard_facts',
        "Whatever Brenda told you, it was me who left the freezer open. I wasn't even on shift on Tuesday, check the rota. £340 of stock and you write me up. Please take the warning off my file and ask Brenda who had the keys.",
      ],
    ],
  },
  {
    source:
      'Wale abeg pay me my balance. I sewed 12 agbada for your wedding, delivered on the 3rd as agreed, you collected, you danced inside them, till today na 60k you drop out of 180. My apprentice never collect salary. Shameless man. Send the 120k today today or I will come to your office.',
    good: [
      "Wale, please pay me the balance. For your wedding I made 12 agbada and delivered them on the 3rd as we'd agreed. You collected them and danced in them, but of the 180k you have paid only 60k so far. My apprentice hasn't received a salary yet. I need the remaining 120k today, otherwise I will come to your office.",
    ],
    bad: [
      [
        'hard_facts',
        "Wale, please pay me my balance. I sewed 12 agbada for your wedding and delivered them on the 3rd as agreed. You collected them and danced in them, and to date you have paid 120k out of 180k. My apprentice hasn't collected a salary. Please send the 60k today or I will come to your office.",
      ],
    ],
  },
  {
    source:
      "To whoever keeps putting chicken bones in the paper recycling at no 12: it was bin day yesterday and they REFUSED to empty it. Again. I'm sick of it. Grow a brain. Rinse it, sort it, or use your own bin. The council fine is £80 and I will be passing it on to you.",
    good: [
      "To the person at no. 12 who keeps throwing chicken bones into the paper recycling: yesterday was bin day, and once again the crew refused to empty it. I'm fed up with this. Please rinse and sort your rubbish, or use a bin of your own. The council's fine is £80, and I will pass it on to you.",
    ],
    bad: [],
  },
  {
    source:
      "Hannah I asked you ONE thing. Keep my pregnancy quiet till the 12 week scan. Now your mother's congratulating me in Tesco. I'm not even 9 weeks. You had no right you blabbermouth. Who else have you told? Ring every one of them and ask them to keep it to themselves.",
    good: [
      "Hannah, there was only one thing I asked of you: not to tell anyone I was pregnant before the twelve-week scan. Then your mother congratulated me in Tesco. I'm less than nine weeks along, and it wasn't yours to share. Could you let me know who else has heard it from you? Please call each of them and ask them to keep it private.",
    ],
    bad: [
      [
        'requests_kept',
        "Hannah, I asked you one thing: to keep my pregnancy quiet until the 12-week scan. Now your mother is congratulating me in Tesco. I'm not even 9 weeks. You had no right to do that. Please ring every one of them and ask them to keep it to themselves.",
      ],
    ],
  },
  {
    source:
      "You had the gall to bill me for 6 hours. You were here 9.40 till 1, I have the doorbell footage, and for one of those you sat in your van eating a pasty. I'll pay for three. Re-issue it and knock off the call-out charge you said yourself was waived.",
    good: [
      "Your bill is for six hours of work. The footage from my doorbell shows that you were here from 9:40 until 1 o'clock, and you spent one of those hours in your van eating a pasty. Three hours is what I will pay for. Please issue a new invoice, without the call-out charge, which you told me yourself had been waived.",
    ],
    bad: [
      [
        'facts_kept',
        "You billed me for 6 hours. You were here from 9:40 till 1, I have the doorbell footage, and for one of those hours you sat in your van eating a pasty. I'll pay for five. Please re-issue it and take off the call-out charge that you said yourself was waived.",
      ],
    ],
  },
  {
    source:
      "Gaffer, you've put me on nights five weeks running now and Kev's not done a single one. Single. One. I've two weans under four. It's a disgrace and you're a clown. I want the rota in writing a month ahead like the union agreed and I want off nights from the 1st.",
    good: [
      "Gaffer, I have now been put on nights for five weeks in a row, while Kev hasn't had to do any. I have two children under four, and I think this is disgraceful. As the union agreed, I want the rota in writing a month in advance, and from the 1st I no longer want to be on nights.",
    ],
    bad: [
      [
        'hard_facts',
        "Gaffer, you've put me on nights five weeks running now and Kev has done a single one. I've two children under four. It's a disgrace. I want the rota in writing a month ahead, as the union agreed, and I want off nights from the 1st.",
      ],
    ],
  },
  {
    source:
      "Did you or did you not tell Amara I was crying in the toilets on Monday? She came up to me all pity face. That was private. You two-faced cow. I trusted you with one thing. Don't talk about me to anyone at work again.",
    good: [
      "I'd like to know whether you told Amara that I was crying in the toilets on Monday, because she came up to me full of pity. It was a private matter, and it was the one thing I had trusted you with. Please don't speak about me to anybody at work any more.",
    ],
    bad: [],
  },
  {
    source:
      "Ur honor student keyed my truck. Camera's got him clear as day, 3:52 pm Tuesday, red backpack. Body shop says eleven hundred. You raised a punk. He comes over here and says it to my face, and you write me a check, or I'm calling the school and the sheriff.",
    good: [
      "My camera shows your son, with a red backpack, keying my truck at 3:52 p.m. on Tuesday. The body shop has quoted $1,100. I'd like him to come over and own up to it in person, and I'd like a check from you. Otherwise I will call the school and the sheriff.",
    ],
    bad: [],
  },
  {
    source:
      "Every. single. morning. 5.45, leaf blower. I work nights. I've asked you nicely, I've asked you with a card, I've asked your wife. You just gave me a thumbs up, smug prat. Not before 8 please. Or I'll ring environmental health, the form's filled in already.",
    good: [
      "At 5:45 each morning I hear your leaf blower, although I work nights. I have asked politely, left you a card and spoken to your wife; your only response was a thumbs up. Please don't use it before 8. Otherwise I will contact environmental health, and I've already filled in the form.",
    ],
    bad: [
      [
        'hard_facts',
        "Every morning at 5.45 there's the leaf blower. I work nights. I've asked you nicely, I've asked you with a card, I've asked your wife. You just gave me a thumbs up. Not after 8 please, or I'll ring environmental health; the form's filled in already.",
      ],
    ],
  },
  {
    source:
      'Aunty Ngozi, I did not invite Uncle Emeka to the naming ceremony. Ifeanyi did. So stop telling people that I am the one that scattered the family. You were not even there, your flight was the 16th. Call Mummy and correct it before she travels on Thursday.',
    good: [
      "Aunty Ngozi, it was Ifeanyi who invited Uncle Emeka to the naming ceremony, not me. Please stop saying to people that I scattered the family. You weren't even there yourself, since your flight was on the 16th. I'd like you to call Mummy and set it right before her trip on Thursday.",
    ],
    bad: [
      [
        'hard_facts',
        'Aunty Ngozi, I did not invite Ifeanyi to the naming ceremony. Uncle Emeka did. So please stop telling people that I am the one who scattered the family. You were not even there, your flight was on the 16th. Call Mummy and correct it before she travels on Thursday.',
      ],
    ],
  },
  {
    source:
      "The sofa arrived with a torn back and ONE leg. I've rung you 11 times since the 6th, been cut off 4. I sat on the floor Christmas Day. Your customer service is run by monkeys. Collect it, refund the £899, and don't offer me a voucher.",
    good: [
      "When the sofa arrived, its back was torn and it had only one leg. Since the 6th I have called you eleven times, and four of those calls were cut off. I spent Christmas Day sitting on the floor. Please collect the sofa and give me back the £899. I don't want to be offered a voucher.",
    ],
    bad: [
      [
        'requests_kept',
        "The sofa arrived with a torn back and one leg. I've rung you 11 times since the 6th and been cut off 4 times. I sat on the floor on Christmas Day. Please collect it and offer me a voucher for the £899.",
      ],
    ],
  },
  {
    source:
      'It was a LOAN Steph. I wrote "loan" on the transfer. £1,500 on 4 April and you\'ve paid back two lots of 100. I saw the Mykonos photos. You make me sick. £200 a month from payday or I take you to small claims, your choice.',
    good: [
      "Steph, the £1,500 that I sent you on 4 April was a loan; I even wrote \"loan\" on the transfer. So far I've had two repayments of £100 each, and I've seen your Mykonos photos. It's up to you: either you pay £200 a month, starting on payday, or I take it to the small claims court.",
    ],
    bad: [],
  },
  {
    source:
      "If you ever speak to my wife like that again in the car park I'll have your permit revoked, Colin. She's 7 months pregnant and she was in a disabled bay because she HAS A BADGE. You didn't even look at the dash. Apologise to her in writing. Jumped-up little traffic cone.",
    good: [
      "Colin, if you speak to my wife that way in the car park one more time, I will get your permit revoked. She is seven months pregnant, and she was parked in a disabled bay because she has a badge, but you didn't so much as look at the dashboard. Please send her a written apology.",
    ],
    bad: [
      [
        'hard_facts',
        "Colin, if you ever speak to my wife like that again in the car park I'll have your permit revoked. She's 7 months pregnant and she was in a disabled bay because she has a badge. You looked at the dash. Please apologise to her in writing.",
      ],
    ],
  },
  {
    source:
      'I\'m writing about the events of Saturday evening. Your guest, a Mr. Pell, reversed into our gatepost at around half past ten and drove off. We have it on camera. You then told my husband it was "an old crack". Do you take us for idiots? Kindly pass on his insurance details and have the courtesy to tell him we know.',
    good: [
      'I am writing about what happened on Saturday evening. At around 10:30 your guest, Mr. Pell, backed into our gatepost and left, and our camera recorded it. Afterwards you claimed to my husband that it was "an old crack". Please give us Mr. Pell\'s insurance details and let him know that we are aware of it.',
    ],
    bad: [
      [
        'addresses_reader',
        'I\'m writing about the events of Saturday evening. Your guest, a Mr. Pell, reversed into our gatepost at around half past ten and drove off. We have it on camera. My husband then told you it was "an old crack". Kindly pass on his insurance details and tell him we know.',
      ],
    ],
  },
  {
    source:
      "Ben, I'm not an idiot. The \"work dinner\" was at Rosa's flat. Her flatmate is my hairdresser. I want the truth, when it started and if it's over, and until then you're on the sofa. Don't tell the kids anything, I'll do it. Coward.",
    good: [
      'Ben, I know that the "work dinner" took place at Rosa\'s flat, because my hairdresser is her flatmate. I want you to be honest with me about when it began and whether it has ended. Until then you will sleep on the sofa. Please say nothing to the children; I will talk to them myself.',
    ],
    bad: [
      [
        'hard_facts',
        "Ben, the \"work dinner\" was at Rosa's flat. Her flatmate is my hairdresser. I want the truth, when it started and if it's over, and until then you're on the sofa. Please tell the kids everything, I won't do it.",
      ],
    ],
  },
  {
    source:
      "No one asked me if I wanted a joint birthday with Chloe. I'm 40 once. You booked it, you invited HER friends, and I get a name on half a cake. It's so hurtful. Cancel my half. I'll pay the £60 for the room, but I'm not coming and I don't want to be talked round.",
    good: [
      "I wasn't asked whether I'd like a joint birthday with Chloe, and I'll only turn 40 once. You made the booking and invited her friends, and all I get is my name on half of a cake. I find that very hurtful. Please cancel my half. I will pay the £60 for the room, but I won't be coming, and please don't try to change my mind.",
    ],
    bad: [],
  },
  {
    source:
      'Álvaro, quedamos en que pagabas el gas en enero y febrero y no has pagado ni uno. Son 128 euros. Me han cortado el agua caliente con la niña mala. Eres un jeta. Págalo hoy antes de las tres y mándame el justificante, o se lo digo al casero.',
    good: [
      'Álvaro, acordamos que te encargarías del gas de enero y febrero, y no has pagado ninguno de los dos meses. Se deben 128 euros, y nos han cortado el agua caliente mientras la niña está enferma. Por favor, págalo hoy antes de las 3 y envíame el justificante; si no, hablaré con el casero.',
    ],
    bad: [],
  },
  {
    source:
      'Bhai tune bola tha 10 tareekh ko paise dega, aaj 25 ho gayi. 8000 rupaye hain mere. Mummy ki dawai leni hai. Besharam insaan. Kal subah tak bhej de aur phone utha, nahi to main tere papa se baat karunga.',
    good: [
      'Bhai, tune kaha tha ki 10 tareekh ko paise dega, aur aaj 25 ho gayi hai. Mere 8000 rupaye hain aur mujhe Mummy ki dawai leni hai. Please kal subah tak bhej de aur phone utha, warna main tere papa se baat karunga.',
    ],
    bad: [],
  },
]
