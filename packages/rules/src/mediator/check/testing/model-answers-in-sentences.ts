import type { ModelAnswers } from './model-answers.ts'

/**
 * Answers to messages in full sentences, in British, American, Indian and Nigerian English, German, Spanish and French.
 */
export const ANSWERS_IN_SENTENCES: readonly ModelAnswers[] = [
  {
    source:
      "You didn't pay the rent AGAIN. $1,150, due on the 1st, and it's the 9th. The landlord called ME at work. You're a freeloading child, Derek. Venmo me by tomorrow at noon and never make me cover for you again.",
    good: [
      "Derek, the rent is unpaid again: $1,150, which was due on the 1st, and today is the 9th. The landlord phoned me at work. Please Venmo me by noon tomorrow, and don't put me in the position of covering for you again.",
      'Derek, you missed the rent again. The $1150 was due on the first and it is now the ninth. Our landlord ended up calling me while I was at work. I need you to Venmo me by 12 pm tomorrow. Please do not make me cover for you in future.',
      "The rent of $1,150 hasn't been paid again, Derek. It was due on the 1st, it's the 9th now, and I got a call from the landlord at work. Can you Venmo me by tomorrow noon? I'm not willing to cover for you again.",
    ],
    bad: [
      [
        'facts_kept',
        'Derek, the rent is unpaid again: $1,150, which was due on the 1st. The landlord phoned me at work. Please Venmo me by tomorrow, and don’t make me cover for you again.',
      ],
      [
        'nothing_invented',
        'Derek, the rent is unpaid again: $1,150, which was due on the 1st, and today is the 9th. The landlord phoned me at work and is adding a $75 late fee. Please Venmo me by noon tomorrow, and never make me cover for you again.',
      ],
      [
        'hard_facts',
        "Derek, you paid the rent: $1,150, due on the 1st, and it's the 9th. The landlord called me at work. Please Venmo me by noon tomorrow and never make me cover for you again.",
      ],
      [
        'addresses_reader',
        "Derek didn't pay the rent again. It was $1,150, due on the 1st, and it's the 9th. The landlord called me at work. He should Venmo me by noon tomorrow and never make me cover for him again.",
      ],
    ],
  },
  {
    source:
      'Good morning ma. With due respect, you promised to refund my ₦85,000 caution fee within 14 days of packing out. It is now six weeks. I have sent Chukwudi twice and your gateman is chasing him like goat. This is pure wickedness. Kindly revert with a date.',
    good: [
      'Good morning ma. You promised to refund my caution fee of ₦85,000 within two weeks of my packing out, and it is now 6 weeks. I have sent Chukwudi two times and your gateman chased him away. Kindly reply with a date for the refund.',
      'Good morning ma. My N85,000 caution fee was to be refunded within 14 days after I packed out. Six weeks have passed. Twice I sent Chukwudi, and both times your gateman drove him off. Please let me know the date on which you will pay.',
      'Good morning, ma. You said that my caution fee of 85,000 naira would be returned within fourteen days of moving out. It has been six weeks. I sent Chukwudi twice and he was turned away by your gateman. When can I expect it? Please get back to me with a date.',
    ],
    bad: [
      [
        'facts_kept',
        'Good morning ma. You promised to refund my caution fee within 14 days of packing out. It is now six weeks. I have sent Chukwudi twice and your gateman chased him. Kindly reply with a date.',
      ],
      [
        'no_concession',
        'Good morning ma. You promised to refund my ₦85,000 caution fee within 14 days of packing out. It is now six weeks. I sent Chukwudi twice and your gateman chased him. I understand that things are hard for everyone. Kindly reply with a date.',
      ],
      [
        'complete',
        'Good morning ma. You promised to refund my ₦85,000 caution fee within 14 days of packing out. It is now six weeks. I have sent Chukwudi twice and your gateman chased him. Kindly reply with a',
      ],
      [
        'requests_kept',
        'Good morning ma. You promised to refund my ₦85,000 caution fee within 14 days of packing out. It is now six weeks. I have sent Chukwudi twice and your gateman chased him.',
      ],
    ],
  },
  {
    source:
      "Neil, for the third time this month you've scheduled a call at 5:45 on a Friday. I have a nursery pick-up at 6. You know this. I've told you on 3 November, on 10 November and today. You are the most thoughtless man I have ever worked for. Move it to before 4 or run it without me.",
    good: [
      "Neil, this is the third time this month that you've put a call in at 5:45 on a Friday. I pick up from nursery at 6, as I told you on 3 November, 10 November and again today. Please move it to before 4 or run it without me.",
      'Neil, a call has been scheduled for 17:45 on a Friday for the 3rd time this month. I have to collect from nursery at 6pm, which I mentioned on the 3rd and 10th of November and today. Could you either move the call to before 4pm or hold it without me?',
      "You've now scheduled three calls this month for a quarter to six on a Friday, Neil. My nursery pick-up is at six. I told you so on November 3, on November 10 and today. I'd ask you to move it before four o'clock, or to go ahead without me.",
    ],
    bad: [
      [
        'facts_kept',
        "Neil, this is the third time this month that you've put a call in at 5:45 on a Friday. I pick up from nursery at 6, as I've told you several times. Please move it to before 4 or run it without me.",
      ],
      [
        'requests_kept',
        "Neil, this is the third time this month that you've put a call in at 5:45 on a Friday. I pick up from nursery at 6, as I told you on 3 November, 10 November and today. Please move it to after 4 or run it without me.",
      ],
      [
        'no_insult',
        "Neil, this is the third time this month that you've put a call in at 5:45 on a Friday. I pick up from nursery at 6, as I told you on 3 November, 10 November and today. It's thoughtless and selfish of you. Please move it to before 4 or run it without me.",
      ],
      [
        'no_concession',
        "Neil, this is the third time this month that you've put a call in at 5:45 on a Friday. I pick up from nursery at 6, as I told you on 3 November, 10 November and today. I'm sorry to bring it up again. Please move it to before 4 or run it without me.",
      ],
    ],
  },
  {
    source:
      "You told Mum I wasn't coming to Christmas. I never said that. Not once. I said I'd come on the 24th after my shift, with the kids. Now she's crying and it's my fault apparently. You poisonous witch. Ring her tonight and tell her what I actually said.",
    good: [
      "You told Mum I wasn't coming to Christmas, and I didn't say that at any point. What I said was that I'd come on the 24th, after my shift, with the kids. Now she is crying and it's being put on me. Please ring her tonight and tell her what I really said.",
      "Mum heard from you that I'm not coming for Christmas. That isn't what I said, ever. I said I would be there on December 24th with the kids once my shift is over. She's in tears now, and I'm being blamed. Could you call her this evening and explain what I actually said?",
    ],
    bad: [
      [
        'hard_facts',
        "You told Mum I wasn't coming to Christmas. I may have said something like that, but I said I'd come on the 24th after my shift, with the kids. Now she's crying. Please ring her tonight and tell her what I actually said.",
      ],
      [
        'requests_kept',
        "You told Mum I wasn't coming to Christmas. I never said that. I said I'd come on the 24th after my shift, with the kids. Now she's crying and I'm being blamed for it. It happened tonight.",
      ],
      [
        'no_insult',
        "You told Mum I wasn't coming to Christmas. I never said that. I said I'd come on the 24th after my shift, with the kids. Now she's crying and I'm blamed, you poisonous witch. Please ring her tonight and tell her what I actually said.",
      ],
    ],
  },
  {
    source:
      'Zum letzten Mal: Der Keller ist kein Müllplatz! Seit dem 2. Mai stehen da 6 Kisten und dein kaputtes Fahrrad. Ich habe dir das schon zweimal gesagt, du fauler Sack. Räum das bis Samstag weg.',
    good: [
      'Seit dem 2. Mai stehen sechs Kisten und dein kaputtes Fahrrad im Keller, und er ist kein Müllplatz. Ich habe dich schon zwei Mal darauf angesprochen. Bitte räum alles bis Samstag weg.',
      'Der Keller ist kein Abstellplatz für Müll. Dort stehen seit 2. Mai 6 Kisten und dein defektes Fahrrad, obwohl ich es dir bereits zweimal gesagt habe. Ich bitte dich, die Sachen bis Samstag wegzuräumen.',
    ],
    bad: [
      [
        'facts_kept',
        'Seit dem 2. Mai stehen sechs Kisten und dein kaputtes Fahrrad im Keller. Ich habe dich schon zweimal darauf angesprochen. Bitte räum alles weg.',
      ],
      [
        'language',
        'Since 2 May there have been six boxes and your broken bike in the cellar. I have told you twice already. Please clear it by Saturday.',
      ],
      [
        'no_concession',
        'Seit dem 2. Mai stehen 6 Kisten und dein kaputtes Fahrrad im Keller. Ich habe dir das schon zweimal gesagt. Es tut mir leid, dass ich noch einmal schreibe. Bitte räum das bis Samstag weg.',
      ],
    ],
  },
  {
    source:
      'Te presté 300 euros en enero y me dijiste "te los devuelvo en dos semanas". Estamos en junio. Eres un caradura. No me has pagado ni un euro. Quiero mi dinero antes del 15.',
    good: [
      'En enero te presté 300 € y me dijiste: "te los devuelvo en dos semanas". Ya estamos en junio y todavía no me has devuelto nada. Necesito que me pagues antes del día 15.',
      'Te presté trescientos euros en enero. Entonces dijiste "te los devuelvo en dos semanas", pero estamos en junio y no he recibido ni un euro. Por favor, devuélveme el dinero antes del 15.',
    ],
    bad: [
      [
        'facts_kept',
        'En enero te presté 300 € y dijiste que me los devolverías. Estamos en junio y no me has pagado ni un euro. Quiero mi dinero antes del 15.',
      ],
      [
        'hard_facts',
        'En enero te presté 300 € y me dijiste "te los devuelvo en dos semanas". Estamos en junio y quizás no me has pagado todo. Quiero mi dinero antes del 15.',
      ],
    ],
  },
  {
    source:
      "This is the 5th time I'm asking. Where are the minutes of the 12 Feb meeting? You were the secretary, you were PAID for it. The auditor is coming on Thursday and I look like a fool because of your laziness, Graham. Email them to me and to Ruth by Wednesday 10am.",
    good: [
      'Graham, I am asking for the fifth time: where are the minutes of the meeting on 12 February? You were the secretary and were paid for it. The auditor comes on Thursday, and without them I look foolish. Please email them to Ruth and me by 10 on Wednesday morning.',
      "I've now asked five times for the minutes of the February 12 meeting, Graham. You were paid as secretary. The auditor will be here on Thursday and I'm the one left looking bad. Could you email them to both Ruth and me by Wednesday at 10 a.m.?",
    ],
    bad: [
      [
        'facts_kept',
        'Graham, I am asking for the fifth time: where are the minutes of the meeting on 12 February? You were the secretary and were paid for it. The auditor comes on Thursday. Please email them to me by 10 on Wednesday morning.',
      ],
      [
        'facts_kept',
        'Graham, I am asking for the fifth time: where are the minutes of the meeting on 21 February? You were the secretary and were paid for it. The auditor comes on Thursday. Please email them to Ruth and me by 10 on Wednesday morning.',
      ],
      [
        'actual_answer',
        'Graham, I am asking for the fifth time for the minutes of 12 February. You were paid as secretary. The auditor comes on Thursday. Please email them to Ruth and me by 10am on Wednesday.\n\nI removed the insult and kept all the dates so the message stays factual.',
      ],
    ],
  },
  {
    source:
      "I have had it with your leaf blower. 6:40 in the morning, Sunday, again. That's the fourth Sunday running. My wife has chemo on Mondays and needs her sleep. You brainless oaf. After 9 on weekends. That's the bylaw and that's all I'm asking.",
    good: [
      "Your leaf blower was on at 6:40 on Sunday morning, for the fourth Sunday in a row. My wife has chemo on Mondays and needs to sleep. The bylaw says after 9 on weekends, and that's all I ask: please wait until then.",
      'You used the leaf blower at 6:40am again this Sunday, which makes four Sundays running. My wife needs her sleep because she has chemotherapy on Mondays. All I am asking is that you use it after 9am on weekends, as the bylaw says.',
    ],
    bad: [
      [
        'facts_kept',
        "Your leaf blower was on early on Sunday morning, for the fourth Sunday in a row. My wife has chemo on Mondays and needs to sleep. The bylaw says after 9 on weekends, and that's all I ask.",
      ],
      [
        'nothing_invented',
        "Your leaf blower was on at 6:40 on Sunday morning, for the fourth Sunday in a row. My wife has chemo on Mondays and needs to sleep. I am terrified of losing her. The bylaw says after 9 on weekends. That's all I ask, please.",
      ],
      [
        'facts_kept',
        "Your leaf blower was on at 6:40 on Sunday morning, for the fourth Sunday in a row. My wife has chemo on Mondays and needs to sleep. Please only use it after 8 on weekends. That is the bylaw and all I'm asking.",
      ],
    ],
  },
  {
    source:
      'Respected Sir, I am working in your firm since last 4 years. You have given increment to Suresh who joined in 2024 and not to me. Where is the justice? You are blind or what? I am requesting you to do review of my salary before 31st March. I did not get single rupee extra.',
    good: [
      'Respected Sir, I have been working at your firm for four years. Suresh, who joined in 2024, received an increment and I did not receive a single extra rupee. I feel this is unjust. I request you to review my salary before 31 March.',
      'Respected Sir, for the last 4 years I have been with your firm. You gave an increment to Suresh, who came in 2024, but nothing extra to me. I would like to understand how that is fair. Kindly review my salary by 31st March at the latest.',
    ],
    bad: [
      [
        'hard_facts',
        'Respected Sir, I have been working at your firm for four years. Suresh, who joined in 2024, received an increment, and so did I. Where is the justice? I request you to review my salary before 31 March.',
      ],
      [
        'nothing_invented',
        'Respected Sir, I have been working at your firm for four years. Suresh, who joined in 2024, received an increment of 15% and I did not get a single rupee extra. Where is the justice? I request you to review my salary before 31 March.',
      ],
      [
        'language',
        'Geehrter Herr, ich arbeite seit 4 Jahren in Ihrer Firma. Suresh, der 2024 kam, bekam eine Erhöhung und ich nicht. Bitte prüfen Sie mein Gehalt vor dem 31. März.',
      ],
    ],
  },
  {
    source:
      "The deck. You quoted $8,400, you took $4,200 up front on July 8, and you've been here TWO days since. There's a hole where my back door was. I've left 11 voicemails. Hey genius, the permit expires 9/30. Show up Monday or refund me. I won't be ignored by some hack.",
    good: [
      "You quoted $8,400 for the deck and took $4,200 up front on July 8, but you've worked here only two days since then. Where my back door was, there's a hole. I've left eleven voicemails, and the permit expires on September 30. Please come on Monday or refund me. I don't want to be ignored.",
      'About the deck: your quote was $8400, of which you received $4200 upfront on 8 July. Since then you have been here twice. There is a hole in place of my back door, my 11 voicemails have gone unanswered, and the permit runs out on 9/30. I need you to be here on Monday or to give me a refund.',
    ],
    bad: [
      [
        'facts_kept',
        "You quoted $8,400 for the deck and took $2,400 up front on July 8, but you've been here two days since. There's a hole where my back door was. I've left 11 voicemails, and the permit expires 9/30. Please come on Monday or refund me. I won't be ignored.",
      ],
      [
        'facts_kept',
        "You quoted $8,400 for the deck and took $4,200 up front on July 8, but you've been here two days since. There's a hole where my back door was. I've left many voicemails, and the permit expires soon. Please come on Monday or refund me. I won't be ignored.",
      ],
      [
        'addresses_reader',
        "The contractor quoted $8,400 for the deck and took $4,200 up front on July 8, but he has been here two days since. There's a hole where my back door was. I've left 11 voicemails. The permit expires 9/30. He should show up Monday or refund me. I won't be ignored.",
      ],
    ],
  },
  {
    source:
      "C'est la 3e fois que tu annules une heure avant. Samedi j'avais payé la baby-sitter 45 euros pour rien. Tu te fous de moi, espèce d'égoïste. Préviens-moi la veille, ou n'organise plus rien.",
    good: [
      "C'est la troisième fois que tu annules une heure avant. Samedi, j'avais payé 45 € à la baby-sitter pour rien. Merci de me prévenir la veille, ou alors de ne plus rien organiser.",
      "Tu as annulé trois fois une heure à l'avance. Samedi, la baby-sitter m'a coûté quarante-cinq euros pour rien. J'aimerais que tu me préviennes la veille ; sinon, n'organise plus rien.",
    ],
    bad: [
      [
        'facts_kept',
        "C'est la troisième fois que tu annules une heure avant. J'avais payé la baby-sitter pour rien. Merci de me prévenir la veille, ou de ne plus rien organiser.",
      ],
      [
        'no_insult',
        "C'est la troisième fois que tu annules une heure avant. Samedi, j'avais payé 45 € à la baby-sitter pour rien. Tu es un égoïste. Préviens-moi la veille, ou n'organise plus rien.",
      ],
    ],
  },
  {
    source:
      "Table 12 sent back three steaks tonight because you can't read a ticket. Three! You cook like my nan drives, and she's dead. I took it in the neck from Marco so you could hide in the walk in. Next shift you tell him it was you.",
    good: [
      'Table 12 sent back three steaks tonight because the ticket was misread. I took the blame from Marco while you were in the walk-in. Please tell him next shift that it was you.',
      "Three steaks came back from Table 12 tonight because you didn't read the ticket correctly, and Marco came down on me while you hid in the walk-in. Next shift, I'd like you to tell him it was your mistake.",
    ],
    bad: [
      [
        'facts_kept',
        'Table 12 sent back two steaks tonight because the ticket was misread. I took the blame from Marco while you were in the walk-in. Please tell him next shift that it was you.',
      ],
    ],
  },
  {
    source:
      "Rent was due on the 1st. It's the 12th. I covered your $640 and you bought a PS5. Unreal, you selfish prick. Venmo me today.",
    good: [
      "Rent was due on the 1st and it's now the 12th. I covered your $640, and you bought a PS5. Please Venmo me today.",
      "The rent was due on the 1st. Today is the 12th, I have paid your share of $640, and you've bought a PS5. Could you Venmo me the money today?",
    ],
    bad: [
      ['requests_kept', "Rent was due on the 1st and it's now the 12th. I covered your $640, and you bought a PS5."],
      [
        'nothing_invented',
        "Rent was due on the 1st and it's now the 12th. I covered your $640, and you bought a PS5. Please Venmo me by Friday.",
      ],
    ],
  },
]
