import type { ModelAnswers } from './model-answers.ts'

/** Answers that say the same in different words, sentences and order, and answers with one defect. */
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
      'Chidi this generator matter is tiring me. I bought fuel ₦15,000 on Saturday, you on it for your barbing salon from morning till night and by Sunday e don finish. I no fit even charge phone. You be thief. Refund my fuel money or carry your clippers commot from my line today.',
    good: [
      "Chidi, I'm tired of this generator matter. The fuel I bought on Saturday cost ₦15,000. You ran the generator for your barbing salon from morning till night, and by Sunday there was none left, so I couldn't even charge my phone. Please refund my fuel money, or disconnect your clippers from my line today.",
    ],
    bad: [
      [
        'requests_kept',
        "Chidi, this generator matter is tiring me. I bought fuel for ₦15,000 on Saturday, you ran it for your barbing salon from morning till night, and by Sunday it was finished. I couldn't even charge my phone. Please refund my fuel money and disconnect your clippers from my line today.",
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
      'Okay so I just got the Venmo request for $212 for "girls trip damages"?? I didn\'t break that lamp, Kayla did, and you literally filmed it. You\'re unreal. Cancel the request and send it to her. And why did I pay for the Airbnb cleaning fee when I left a day early?',
    good: [
      'I\'ve just received a Venmo request from you for $212 for "girls trip damages". The lamp was broken by Kayla, not by me, and you have it on film. Please cancel that request and send it to her instead. Could you also tell me why I was the one who paid the Airbnb cleaning fee, given that I left a day early?',
    ],
    bad: [
      [
        'requests_kept',
        'I just got the Venmo request for $212 for "girls trip damages". I didn\'t break that lamp, Kayla did, and you filmed it. Please cancel the request. And why did I pay for the Airbnb cleaning fee when I left a day early?',
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
    bad: [
      [
        'requests_kept',
        'Mr. Whitcombe, it is now eleven weeks since your builders removed my fence panels. You assured me, in the presence of my son, that they would be replaced "within days". They have not been, and my dog cannot be let out. I require the panels reinstated by the 30th. I shall instruct my own contractor and send you the account.',
      ],
    ],
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
      "Priya, for the last time, the WhatsApp group is for society notices only, not for your cousin's tiffin business. 46 messages since Monday. You have no shame. Delete them and say sorry to Mrs. Kulkarni whom you called an old buffalo.",
    good: [
      "Priya, the WhatsApp group exists only for society notices; it isn't a place for your cousin's tiffin business. There have been 46 messages since Monday. Please remove them, and apologise to Mrs. Kulkarni for having called her an old buffalo.",
    ],
    bad: [
      [
        'addresses_reader',
        "Priya, the WhatsApp group is for society notices only, not for your cousin's tiffin business. There have been 46 messages since Monday. Please delete them and say sorry to me for calling Mrs. Kulkarni an old buffalo.",
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
      "I can't believe you Marcus. Grandma's ring was for ME. It says so in the will, page 2. You gave it to a woman you've known four months. I hate you right now. Get it back before Thanksgiving or I'm telling Dad how you got the house keys.",
    good: [
      "Marcus, I'm furious with you right now. On page 2 of the will it says that Grandma's ring was to go to me, yet you gave it to a woman you have known for four months. Please get the ring back before Thanksgiving. Otherwise I will tell Dad how the house keys came to be in your hands.",
    ],
    bad: [
      [
        'addresses_reader',
        "Marcus, I can't believe this. Grandma's ring was for you. It says so in the will, page 2. You gave it to a woman you've known four months. I'm furious right now. Please get it back before Thanksgiving or I'm telling Dad how you got the house keys.",
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
      "Ur honor student keyed my truck. Camera's got him clear as day, 3:52 pm Tuesday, red backpack. Body shop says eleven hundred. You raised a punk. He comes over here and says it to my face, and you write me a check, or I'm calling the school and the sheriff.",
    good: [
      "My camera shows your son, with a red backpack, keying my truck at 3:52 p.m. on Tuesday. The body shop has quoted $1,100. I'd like him to come over and own up to it in person, and I'd like a check from you. Otherwise I will call the school and the sheriff.",
    ],
    bad: [
      [
        'requests_kept',
        "Your son keyed my truck. The camera's got him clear as day, 3:52 pm Tuesday, red backpack. The body shop says eleven hundred. He comes over here and says it to my face, or you write me a check, or I'm calling the school and the sheriff.",
      ],
    ],
  },
  {
    source:
      "Sandra, I've stood up for you in this office more times than I can count and you go and take credit for the Henley pitch. MY deck, my numbers, 3 weekends. You smiled at me while Piers shook your hand. Snake. Email him before Monday and put my name on it.",
    good: [
      "Sandra, I've defended you in this office countless times. Even so, you took the credit for the Henley pitch, though both the deck and the numbers were mine and I spent three weekends on them. As Piers shook your hand, you smiled at me. Please write to him before Monday and have my name added to it.",
    ],
    bad: [
      [
        'addresses_reader',
        "Sandra, I've stood up for you in this office more times than I can count, and you took credit for the Henley pitch. It was my deck, my numbers, 3 weekends. You smiled at me while Piers shook your hand. Please email me before Monday and put my name on it.",
      ],
    ],
  },
  {
    source:
      'ok so nobody thought to mention to me that dads surgery got moved to the 9th?? i drove 4 hours. 4. hours. with a newborn. ur all useless especially u tom. who made that call. next time somethin changes u ring me, not text, RING',
    good: [
      "I wasn't told that Dad's surgery had been moved to the 9th, and I drove for four hours with a newborn. Tom, I'm particularly upset with you. Whose decision was it not to tell me? The next time anything changes, I'd like you to phone me rather than send a text.",
    ],
    bad: [
      [
        'hard_facts',
        "Nobody thought to mention to me that Dad's surgery got moved to the 9th. I drove 4 hours with a newborn. I'm upset with all of you, especially you, Tom. Who made that call? Next time something changes, please text me.",
      ],
    ],
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
      'why is it always me. i do the bins i do the shop i do parents evening. u did ONE thing this month, the car, and u got the wrong tyres. im so tired danny. take the bins out on thursdays and saturdays and do one school run. thats it. thats all im asking you lazy sod',
    good: [
      "The bins, the shopping, parents' evening: it's always me who does them. This month the only thing you did was the car, and the tyres you got were the wrong ones. Danny, I'm very tired. All I ask is that you put the bins out every Thursday and Saturday and do one school run.",
    ],
    bad: [
      [
        'requests_kept',
        "Why is it always me? I do the bins, I do the shop, I do parents' evening. You did one thing this month, the car, and you got the wrong tyres. I'm so tired, Danny. Take the bins out on Thursdays and Saturdays. That's all I'm asking.",
      ],
    ],
  },
  {
    source:
      "Coach, my son was benched all 3 games and when I asked, you laughed and said \"maybe he should try chess\". He's twelve. He cried the whole way home to Dayton. You're a bully. If he's not good enough say so to me, not in front of the team. Call me before Saturday's game.",
    good: [
      "Coach, in all three games my son was left on the bench, and when I asked about it you laughed and told me \"maybe he should try chess\". He is 12, and the whole way home to Dayton he was in tears. If you don't think he's good enough, please tell me rather than saying it in front of the team. I'd like a call from you before the game on Saturday.",
    ],
    bad: [
      [
        'hard_facts',
        "Coach, my son was benched in all 3 games and when I asked, you laughed and said \"maybe he should try chess\". He's twelve. He cried the whole way home to Dayton. If he's not good enough, say so in front of the team, not to me. Please call me before Saturday's game.",
      ],
    ],
  },
  {
    source:
      'Jackie I have had it with your cat shitting in my veg bed. Third time this week. The courgettes are ruined, £40 of compost wasted. You just say "he\'s a free spirit". Keep him in till I\'ve netted it, Sunday latest, and come and dig it out yourself you daft bat.',
    good: [
      "Jackie, your cat has pooed in my vegetable bed for the third time this week, and I've had enough. It ruined the courgettes and wasted £40 worth of compost. Your only answer is \"he's a free spirit\". Please keep him indoors until I've put up netting, which will be by Sunday at the latest, and come over to dig it out yourself.",
    ],
    bad: [
      [
        'requests_kept',
        "Jackie, I have had it with your cat pooing in my veg bed. It's the third time this week. The courgettes are ruined, and £40 of compost is wasted. You just say \"he's a free spirit\". Please keep him in until I've netted it, Sunday latest, and I'll come and dig it out myself.",
      ],
    ],
  },
  {
    source:
      'My brother in law sahab, you took my Activa for "one hour" on Sunday morning. It came back Tuesday, petrol khatam, mirror broken, and challan of Rs 1,000 for no helmet. You think I am fool? Pay challan and mirror both, 1,650 total, and don\'t take keys from Maa behind my back.',
    good: [
      'Brother-in-law, on Sunday morning you borrowed my Activa for "one hour". When I got it back on Tuesday there was no petrol in it, one mirror was broken and there was a Rs. 1,000 challan for riding without a helmet. Please pay for both the challan and the mirror, Rs. 1,650 in all. And please don\'t get the keys from Maa without my knowledge.',
    ],
    bad: [
      [
        'requests_kept',
        'Brother-in-law, you took my Activa for "one hour" on Sunday morning. It came back on Tuesday with no petrol, a broken mirror and a challan of Rs 1,000 for no helmet. Please pay for the challan or the mirror, 1,650 total, and don\'t take the keys from Maa behind my back.',
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
        'requests_kept',
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
    bad: [
      [
        'hard_facts',
        "No one asked me if I wanted a joint birthday with Chloe. I'm 40 once. You booked it, you invited her friends, and I get a name on half a cake. It's so hurtful. Cancel my half. I'll pay the £60 for the room, and I'm coming, but I don't want to be talked round.",
      ],
    ],
  },
  {
    source:
      'Álvaro, quedamos en que pagabas el gas en enero y febrero y no has pagado ni uno. Son 128 euros. Me han cortado el agua caliente con la niña mala. Eres un jeta. Págalo hoy antes de las tres y mándame el justificante, o se lo digo al casero.',
    good: [
      'Álvaro, acordamos que te encargarías del gas de enero y febrero, y no has pagado ninguno de los dos meses. Se deben 128 euros, y nos han cortado el agua caliente mientras la niña está enferma. Por favor, págalo hoy antes de las 3 y envíame el justificante; si no, hablaré con el casero.',
    ],
    bad: [
      [
        'requests_kept',
        'Álvaro, quedamos en que pagabas el gas en enero y febrero y no has pagado ni uno. Son 128 euros. Me han cortado el agua caliente con la niña mala. Sé que estás pasando por un mal momento. Por favor, págalo hoy antes de las tres y mándame el justificante, o se lo digo al casero.',
      ],
    ],
  },
]
