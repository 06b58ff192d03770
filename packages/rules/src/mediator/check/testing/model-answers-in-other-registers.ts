import type { ModelAnswers } from './model-answers.ts'

/**
 * Answers to messages with typos, in Indian and Nigerian English, German, Spanish and Chinese, and to several without
 * insults.
 */
export const ANSWERS_IN_OTHER_REGISTERS: readonly ModelAnswers[] = [
  {
    source: 'can u pls not use my towel',
    good: ['Could you please not use my towel?'],
    bad: [],
  },
  {
    source: `Yaar what is this behaviour. You took my bike for one hour and brought it back after two days with broken mirror and empty tank, and then you're saying "chill kar". Bloody useless fellow. Mirror is 850 rupees. Give me that much only and we are done, I don't want any explanation-shexplanation.`,
    good: [
      `You took my bike for an hour and returned it after two days with a broken mirror and an empty tank, and then told me "chill kar". The mirror costs ₹850. Please pay me that amount and we are done; I don't need an explanation.`,
      'My bike, which you borrowed for one hour, came back 2 days later with the mirror broken and no petrol, and you said "chill kar". I am asking only for the 850 rupees for the mirror. After that we are done and I do not want any explanation.',
    ],
    bad: [
      [
        'facts_kept',
        'You took my bike for an hour and returned it after two days with a broken mirror and an empty tank, and then told me "chill kar". The mirror costs ₹580. Please pay me that amount and we are done.',
      ],
    ],
  },
  {
    source:
      'tía llevas cinco semanas sin poner para el bote y te has comido MI tortilla. eres una jeta de campeonato. pon los 45 euros y haz la compra tú el sábado',
    good: [
      'Llevas 5 semanas sin poner dinero en el bote y te has comido mi tortilla. Por favor, pon los 45 € y haz tú la compra el sábado.',
    ],
    bad: [
      [
        'facts_kept',
        'Llevas 5 semanas sin poner dinero en el bote y te has comido mi tortilla. Por favor, pon los 45 €.',
      ],
    ],
  },
  {
    source:
      '刘总，您好。6月到8月我一共加班94小时，您在会上却说“年轻人不能吃苦”。您这种人也配当领导，真是可笑。 请在9月15日前把加班费结清。',
    good: ['刘总，您好。6月至8月，我一共加班94个小时，而您在会上说“年轻人不能吃苦”。请您在9月15日之前结清加班费。'],
    bad: [
      [
        'facts_kept',
        '刘总，您好。6月至8月，我一共加班49个小时，而您在会上说“年轻人不能吃苦”。请您在9月15日之前结清加班费。',
      ],
    ],
  },
  {
    source:
      'Dear Edmund, I resigned as choir secretary at 9:30 this morning, as Philippa will have told you. In twenty-two years I have missed two rehearsals, both for funerals. You replaced me on the concert programme with your nephew, who has attended four. I should be grateful if my name were restored before it goes to print on Tuesday.',
    good: [
      'Dear Edmund, as Philippa will have told you, I resigned this morning at half past nine as choir secretary. In 22 years I have missed only two rehearsals, each for a funeral. On the concert programme you have put your nephew in my place, though he has attended four. I would be grateful if you restored my name before the programme is printed on Tuesday.',
    ],
    bad: [
      [
        'no_concession',
        'Dear Edmund, as Philippa will have told you, I resigned this morning at half past nine as choir secretary. In 22 years I have missed only two rehearsals, each for a funeral. I should have said something sooner. Your nephew is on the concert programme instead, though he has attended four. I would be grateful if you restored my name before it is printed on Tuesday.',
      ],
    ],
  },
  {
    source:
      'Oga landlord, na so you go dey do? You increase rent from 450 to 800k and the roof still dey leak for the same place wey I show you for July. My pikin mattress don spoil. Abeg o. Come and see the thing with your own eyes tomorrow morning.',
    good: [
      "Oga landlord, you increased the rent from 450 to 800k and the roof is still leaking at the same place I showed you in July. My child's mattress is spoiled. Please come and see it yourself tomorrow morning.",
    ],
    bad: [
      [
        'facts_kept',
        "Oga landlord, you increased the rent from 450 to 800k and the roof is still leaking. My child's mattress is spoiled. Please come and see it yourself tomorrow morning.",
      ],
    ],
  },
  {
    source:
      'hi their is mold in the bedrom again, same place as febuary. i sent you fotos three times. my son has astma. please when will you send somone? thank you',
    good: [
      'Hi, there is mould in the bedroom again, in the same place as in February. I have sent you photos three times, and my son has asthma. When will you send someone, please? Thank you.',
    ],
    bad: [
      [
        'facts_kept',
        'Hi, there is mould in the bedroom again, in the same place as in February. I have sent you photos, and my son has asthma. When will you send someone, please? Thank you.',
      ],
    ],
  },
  {
    source: `Dear seller, the listing stated "mint condition". What arrived on 6 March was a camera with a cracked lens, sand in the body and someone's holiday photos from Tenerife. I paid £240 plus £12.50 postage. Either you are a fraud or a halfwit, and frankly I don't mind which. Please refund the full £252.50 within 7 days.`,
    good: [
      `Dear seller, your listing said "mint condition". On March 6 I received a camera with a cracked lens, sand in its body and someone's holiday photos from Tenerife. I paid £240 and £12.50 for postage. I request a full refund of £252.50 within seven days.`,
    ],
    bad: [
      [
        'no_insult',
        `Dear seller, your listing said "mint condition". On March 6 I received a camera with a cracked lens, sand in its body and someone's holiday photos from Tenerife. I paid £240 and £12.50 for postage. You are either a fraud or careless. Please refund £252.50 within seven days.`,
      ],
    ],
  },
  {
    source: `pls stop telling zoe that mommy "broke the family". she's 5. she asked me to fix it with tape. she brought me the tape. whatever u think of me keep her out of it`,
    good: [
      'Please stop telling Zoe that mommy "broke the family". She is five. She asked me to fix it with tape and brought me some. Whatever you think of me, please keep her out of it.',
      `I'm asking you not to tell Zoe anymore that mommy "broke the family". She's 5 years old; she brought me tape and asked me to fix it. No matter what you think of me, I need you to leave her out of this.`,
    ],
    bad: [
      [
        'no_concession',
        'Please stop telling Zoe that mommy "broke the family". She is five. She asked me to fix it with tape and brought me some. Whatever you think of me, I promise I will always speak well of you. Please keep her out of it.',
      ],
    ],
  },
  {
    source:
      "dude we had 2 rehearsals before the Bluebird gig and you showed up drunk to both. BOTH. Jonas drove 90 minutes. you're not a tortured artist you're a sloppy drunk with a bass. are you in or out for the 22nd, because Mel's cousin can play and he can count to four",
    good: [
      "We had two rehearsals before the Bluebird gig, and you turned up drunk to both of them. Jonas drove 90 minutes to get there. Are you in or out for the 22nd? Mel's cousin can play if you're out.",
      "You came to both of our rehearsals for the Bluebird gig drunk, and Jonas had driven an hour and a half. Please tell me whether you're playing on the 22nd, because Mel's cousin is able to step in and can count to four.",
    ],
    bad: [],
  },
  {
    source: `The minutes of 6 February say "S. Dragan to book the hall". You are S. Dragan. There is no hall. There are 130 guests, a DJ from Novi Sad and a cake the size of a door. You couldn't organise a queue. Find a hall by Friday, otherwise refund everybody's 25 euros from your own pocket.`,
    good: [
      `The minutes of February 6 state "S. Dragan to book the hall", and you are S. Dragan. We have no hall, but 130 guests, a DJ from Novi Sad and a very large cake. Please find a hall by Friday or refund everyone's €25 out of your own pocket.`,
    ],
    bad: [
      [
        'facts_kept',
        `The minutes of February 6 state "S. Dragan to arrange a venue", and you are S. Dragan. We have no hall, but 130 guests, a DJ from Novi Sad and a cake. Please find a hall by Friday or refund everyone's €25 out of your own pocket.`,
      ],
    ],
  },
  {
    source:
      'du hast also hinter meinem rücken den thorsten als trainer eingesetzt?? nach 12 jaren die ich das mache. du hinterfotziger wichtigtuer echt. ich will das das auf der sizung am 5.3. besprochen wird',
    good: [
      'Du hast hinter meinem Rücken Thorsten als Trainer eingesetzt, nachdem ich das zwölf Jahre lang gemacht habe. Ich möchte, dass das in der Sitzung am 5. März besprochen wird.',
    ],
    bad: [],
  },
  {
    source:
      'ur 2 hrs late bringing him back AGAIN n he hasnt even eaten. hes 6!!! ur a useless excuse for a father kyle i swear. 6pm means 6pm. nxt time txt me if ur running late',
    good: [
      "You brought him back two hours late again, and he hadn't eaten anything. He's six years old. 6pm means 6pm, Kyle. Next time, please text me if you're running late.",
      "Kyle, he came back 2 hours late again and without having eaten. He is only 6. When we say 18:00, I need it to be 18:00. Could you send me a text next time you're going to be late?",
    ],
    bad: [
      [
        'nothing_invented',
        "You brought him back two hours late again, and he hadn't eaten anything. He's six. 6pm means 6pm, Kyle. I'm scared something happened to him. Next time, please text me if you're running late.",
      ],
      [
        'hard_facts',
        "You brought him back two hours late again, and he has eaten. He's six years old. 6pm means 6pm, Kyle. Next time, please text me if you're running late.",
      ],
    ],
  },
  {
    source: 'im not angry im just done talking for today ok. tmrw maybe',
    good: ["I'm not angry, I'm just done talking for today. Maybe tomorrow."],
    bad: [],
  },
  {
    source:
      'Saw you took the kids to Six Flags on Saturday. Must be nice. Must be real nice to be the fun one on $0 of child support since April. Dirtbag. Pay the $2,450 you owe and maybe then we can talk about Disney.',
    good: [
      'I saw that you took the kids to Six Flags on Saturday. You have paid $0 of child support since April. Please pay the $2,450 you owe, and then we can perhaps talk about Disney.',
      'You took the children to Six Flags on Saturday, yet there has been no child support since April. Once you pay the $2450 you owe, we can maybe talk about Disney.',
    ],
    bad: [],
  },
  {
    source:
      'hey i know yuor busy but you mised my birthday, my leaving do AND the hospitl thing. thats three. im not even mad just kind of sad about it tbh',
    good: [
      "Hey, I know you're busy, but you missed my birthday, my leaving do and the hospital appointment. That's three things. I'm not mad about it, just a bit sad, to be honest.",
    ],
    bad: [
      [
        'no_concession',
        "Hey, I know you're busy, but you missed my birthday and my leaving do. I'm not mad about it, just a bit sad, to be honest. That's three. I forgive you though.",
      ],
    ],
  },
  {
    source:
      'Landlord good evening. You collected 1.2 million for two years and since January no water, no light for stairs, and gate man has travelled. Is it because we are quiet? You are a heartless, money-chopping old man. Fix the borehole before month end, abeg, and refund the 50k we used to buy water.',
    good: [
      'Good evening, landlord. You collected 1.2 million for two years, and since January there has been no water and no light for the stairs, and the gate man has travelled. Please fix the borehole before the end of the month and refund the ₦50,000 we spent on water.',
    ],
    bad: [
      [
        'facts_kept',
        'Good evening, landlord. You collected 1.2 million for two years, and since January there has been no water and no light for the stairs, and the gate man has travelled. Please fix the borehole before the end of the month.',
      ],
    ],
  },
  {
    source:
      'u said u wud water my plants i was gone 10 days TEN and they al dead even teh cactus. how do u kill a cactus u walking drought. my late aunty gave me that orkid in 2011',
    good: [
      'You said you would water my plants while I was away for ten days, and all of them died, even the cactus. My late aunty gave me that orchid in 2011.',
      "I was gone for 10 days and you'd said you would water my plants. They are all dead now, including the cactus. The orchid was a present from my late aunt in 2011. How did this happen?",
    ],
    bad: [
      [
        'no_concession',
        "You said you would water my plants while I was away for ten days, and all of them died, even the cactus. My late aunty gave me that orchid in 2011. It's okay, these things happen.",
      ],
    ],
  },
  {
    source: `so the trip: 
- airbnb 620
- gas 95
- ur speeding ticket that I PAID 180
you've sent 50. fifty. cheapskate doesnt even cover it. venmo me 240 by monday`,
    good: [
      "Here is the cost of the trip: Airbnb 620, gas 95, and your speeding ticket, which I paid, 180. You have sent 50, which doesn't cover it. Please Venmo me 240 by Monday.",
    ],
    bad: [
      [
        'facts_kept',
        'Here is the cost of the trip: Airbnb 620, gas 95, and your speeding ticket, which I paid, 180. You have sent 50. Please Venmo me 420 by Monday.',
      ],
    ],
  },
  {
    source:
      'wey neta otra vez dejaste los trastes 4 días, hay gusanos!!! pinche cochino. y debes 350 pesos del gas desde agosto. lava hoy y deposítame ya',
    good: [
      'Otra vez dejaste los trastes cuatro días y hay gusanos. También debes 350 pesos del gas desde agosto. Por favor, lava los trastes hoy y deposítame el dinero.',
    ],
    bad: [],
  },
  {
    source:
      'You announced the restructuring at 4:55 on a Friday, by e-mail, and then turned on your out-of-office. Twelve people spent the weekend not knowing if they still have work. Olga has a mortgage and twins. I have no interest in your mindfulness podcast, you hollow suit. Who is being let go, and when?',
    good: [
      "You announced the restructuring by e-mail at 4:55pm on a Friday and then switched on your out-of-office. Twelve people spent their weekend unsure whether they still have a job, and Olga has a mortgage and twins. I'm not interested in the mindfulness podcast. Who is being let go, and when?",
      "The restructuring was announced by e-mail at five to five on Friday, and then your out-of-office went on. 12 people didn't know all weekend if they still had work; Olga has twins and a mortgage. Please tell us who will be let go and when.",
    ],
    bad: [
      [
        'hard_facts',
        'You announced the restructuring by e-mail at 4:55pm on a Friday and then switched on your out-of-office. Twelve people spent their weekend unsure whether they still have a job, and Olga has a mortgage and twins.',
      ],
    ],
  },
  {
    source:
      "t'as encore oublié d'aller chercher Inès à 16h30. la maîtresse m'a appelée au boulot. t'es vraiment un boulet. demain c'est toi qui y vas, et tu t'excuses auprès d'elle",
    good: [
      "Tu as encore oublié d'aller chercher Inès à 16 h 30 et la maîtresse m'a appelée au travail. Demain, j'aimerais que ce soit toi qui y ailles et que tu présentes tes excuses à la maîtresse.",
    ],
    bad: [],
  },
  {
    source:
      'Respected Secretary ji, in society AGM you told that I have not paid maintenance. I am paying on 5th of each month since 2016, receipts are there. Due to you, Mr. Kulkarni asked me in lift "sab theek hai na?", so much of insult. Third-class fellow, drunk on your own stamp pad. Issue correction in the WhatsApp group by today evening itself.',
    good: [
      'Respected Secretary ji, in the society AGM you said that I have not paid maintenance. I have been paying on the 5th of every month since 2016 and have the receipts. Because of this, Mr. Kulkarni asked me in the lift "sab theek hai na?", which was very insulting. Kindly issue a correction in the WhatsApp group by this evening.',
    ],
    bad: [
      [
        'facts_kept',
        'Respected Secretary ji, in the society AGM you said that I have not paid maintenance. I have been paying on the 5th of every month since 2016. Mr. Kulkarni asked me in the lift "is everything fine?". Kindly issue a correction in the WhatsApp group by this evening.',
      ],
    ],
  },
  {
    source:
      'Oga Emeka, with all due respect, you carried my proposal go meet MD on Monday and you no mention my name at all. After I sat down for office till 11pm dey type am. Wetin be this kind witchcraft? You are a very wicked somebody. Make you go back tell am say na me write am.',
    good: [
      'Oga Emeka, with all due respect, you took my proposal to the MD on Monday and did not mention my name at all, after I sat in the office till 11pm typing it. Please go back and tell him that I wrote it.',
    ],
    bad: [
      [
        'addresses_reader',
        'Oga Emeka, with all due respect, he took my proposal to the MD on Monday and did not mention my name at all, after I sat in the office till 11pm typing it. He should tell him that I wrote it.',
      ],
    ],
  },
  {
    source:
      "Julian, the court order of 14 January obliges you to pay €390 by the third of each month. It is the twenty-sixth. This is the fourth late payment this year. I don't wish to discuss your new kitchen. Please transfer the money today and set up a standing order.",
    good: [
      'Julian, under the court order of 14 January you have to pay €390 by the 3rd of every month. It is now the 26th, and this is the fourth late payment this year. I do not want to discuss your new kitchen. Please transfer the money today and set up a standing order.',
    ],
    bad: [],
  },
  {
    source:
      "Boah du bist SO ein Arschloch, echt. Mama hat um halb drei angerufen, weil du Leon nicht abgeholt hast. Er ist SECHS!!! Sag wenigstens Bescheid wenn du's verpeilst",
    good: [
      'Mama hat um 14:30 Uhr angerufen, weil du Leon nicht abgeholt hast. Er ist erst sechs. Bitte sag wenigstens Bescheid, wenn du es nicht schaffst.',
    ],
    bad: [
      [
        'no_concession',
        'Mama hat um halb drei angerufen, weil du Leon nicht abgeholt hast. Er ist erst sechs. Ich verspreche, dass ich dir das nächste Mal helfe. Bitte sag wenigstens Bescheid.',
      ],
    ],
  },
  {
    source: "ok i said i'd be calm. i was calm. then u hung up",
    good: ['I had said I would be calm, and I was calm. Then you hung up.'],
    bad: [],
  },
  {
    source:
      'YOUR TRAMPOLINE IS IN MY POND. It flew over in the storm on Tuesday night, I have three dead koi, the big one was called Admiral and he was nineteen. I asked you in October to peg it down. YOU THICK, LAZY LUMP. Come and fish it out before the weekend. And I want 600 for the koi.',
    good: [
      "Your trampoline is in my pond. It blew over in the storm on Tuesday night, and three of my koi are dead; the big one, Admiral, was nineteen years old. In October I asked you to peg the trampoline down. Please come and fish it out before the weekend. I'd also like 600 for the koi.",
      'On Tuesday night the storm carried your trampoline into my pond, killing three koi. The largest, Admiral, was 19. I had asked you in October to peg it down. I need you to get it out before the weekend and to pay me 600 for the koi.',
    ],
    bad: [
      [
        'facts_kept',
        "Your trampoline is in my pond. It blew over in the storm on Tuesday night, and three of my koi are dead; the big one, Admiral, was nineteen years old. I never asked you to peg the trampoline down. Please come and fish it out before the weekend. I'd also like 600 for the koi.",
      ],
    ],
  },
]
