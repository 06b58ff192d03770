import type { ModelAnswers } from './model-answers.ts'

/** Answers that reword nearly every sentence, and answers with a defect that changes only a few words. */
export const REWORDED_ANSWERS: readonly ModelAnswers[] = [
  {
    source:
      "Rashid you said Saturday 8am for the marquee and your boys rolled in at half 11 stinking of weed. My daughter's nikah started at 12!! I've got it all on video you absolute joker. I want £400 off and the broken chandelier paid for by the 3rd or you'll be hearing from my solicitor.",
    good: [
      "Rashid, the marquee was due at 8am on Saturday, but your team only arrived at 11:30, smelling of weed, and my daughter's nikah was at 12. All of it is on video. Please take £400 off and pay for the broken chandelier by the 3rd. If not, you will hear from my solicitor.",
    ],
    bad: [
      [
        'requests_kept',
        "Rashid, you said Saturday 8am for the marquee and your boys came at half 11 stinking of weed. My daughter's nikah started at 12. I've got it all on video. I'd be grateful for £400 off, and maybe you could look at the chandelier by the 3rd.",
      ],
    ],
  },
  {
    source:
      'Why would you tell Pastor Bello that I am sleeping around? I have been faithful to Kunle for six years. You do not know me. You saw me with my COUSIN at Shoprite. Withdraw it in front of the choir on Sunday, you bitter woman.',
    good: [
      "You told Pastor Bello that I sleep around. For six years I've been faithful to Kunle, and you don't know me. The man at Shoprite was my cousin. Please take it back on Sunday in front of the choir.",
      "Why did you tell Pastor Bello I'm sleeping around? I have been faithful to Kunle for six years, and you don't know me. It was my cousin you saw me with at Shoprite. I want you to withdraw this before the choir on Sunday.",
    ],
    bad: [
      [
        'hard_facts',
        "Why would you tell Pastor Bello that I'm sleeping around? I have not been faithful to Kunle for six years. You saw me with my cousin at Shoprite. Please withdraw it in front of the choir on Sunday.",
      ],
      [
        'facts_kept',
        "Why would you tell Pastor Bello that I'm sleeping around? I have been faithful to Kunle for six years. You saw my cousin at Shoprite. I hope that you can find it in your heart to withdraw it one day.",
      ],
    ],
  },
  {
    source:
      "I covered your shifts on the 4th, the 9th and the 16th. Every time you said you'd pay me back. I asked you for ONE, the 24th, for my mum's operation and you said \"can't, got plans\". What a selfish cow. Swap with me or I tell Raj who's really been doing the cash-ups.",
    good: [
      "I took your shifts on the 4th, the 9th and the 16th, and each time you told me you'd pay me back. I've asked for only one in return, on the 24th, because of my mum's operation, and your answer was \"can't, got plans\". Please swap with me. Otherwise I'll let Raj know who has really been doing the cash-ups.",
      "On the 4th, 9th and 16th I covered for you, and every time you said I'd be paid back. For my mum's operation on the 24th I asked you for one shift. You said \"can't, got plans\". If you don't swap with me, I will tell Raj who really does the cash-ups.",
    ],
    bad: [
      [
        'addresses_reader',
        "You covered my shifts on the 4th, the 9th and the 16th, and every time I said I'd pay you back. I asked you for one, the 24th, for my mum's operation and you said \"can't, got plans\". Please swap with me or I'll tell Raj who's really been doing the cash-ups.",
      ],
      [
        'nothing_invented',
        "I covered your shifts on the 4th, the 9th and the 16th. You said you'd pay me back. I asked you for one, the 24th, for my mum's operation and you said \"can't, got plans\". I've been anxious and ashamed. Please swap with me or I'll tell Raj who's really been doing the cash-ups.",
      ],
    ],
  },
  {
    source:
      'hey so ur boyfriend has been living here 4 nights a week since jan. the lease says TWO ppl. water bill went from 60 to 110. im not paying for his 40 min showers lol. he pays a third or he stays at his place. lmk by wed',
    good: [
      "Your boyfriend has been staying here four nights a week since January, though the lease is for two people. The water bill has risen from 60 to 110, and I won't pay for his 40-minute showers. Either he pays a third or he stays at his own place. Please let me know by Wednesday.",
      "Since January your boyfriend has spent 4 nights a week here, but our lease says two people. Our water bill is now 110; it used to be 60. I'm not going to pay for 40-minute showers that he takes. He can contribute a third or stay at his place. Could you tell me by Wednesday?",
    ],
    bad: [
      [
        'requests_kept',
        "Your boyfriend has been living here 4 nights a week since January. The lease says two people. The water bill went from 60 to 110. I'm not paying for his 40-minute showers. He pays a third and he stays at his place. Please let me know by Wednesday.",
      ],
    ],
  },
  {
    source:
      'Dear Ms Whitcombe, my son was excluded for two days for something Oscar Denby did. You did not ring us, you did not ask a single witness. Disgraceful. I expect the exclusion removed from his record and a meeting this week, with the head present.',
    good: [
      'Dear Ms Whitcombe, my son has been excluded for two days because of something that Oscar Denby did. No witness was asked, and we received no call from you. I expect this exclusion to be taken off his record, and a meeting with the head this week.',
      'Dear Ms Whitcombe, you excluded my son for two days over what Oscar Denby had done, without telephoning us or speaking to any witness. Please remove the exclusion from his record and arrange a meeting for this week, at which the head is present.',
    ],
    bad: [
      [
        'requests_kept',
        'Dear Ms Whitcombe, my son was excluded for two days for something Oscar Denby did. You did not ring us, you did not ask a single witness. I expect a meeting this week, with the head present.',
      ],
    ],
  },
  {
    source:
      "I only borrowed your bike ONCE, in March, and I pumped the tyres before I gave it back. It was Dylan who bent the wheel. I'm sick of you calling me a thief in front of my kids, you drama queen. Ask Dylan. Then apologise.",
    good: [
      'I borrowed your bike just one time, in March, and returned it with the tyres pumped up. Dylan was the one who bent the wheel. Please stop calling me a thief in front of my children, ask Dylan, and then apologise.',
      "The only time I borrowed your bike was in March, and I pumped its tyres before giving it back. The wheel was bent by Dylan. I've had enough of being called a thief in front of my kids. Please ask Dylan and then say sorry.",
    ],
    bad: [],
  },
  {
    source:
      "Listen, the fence is on MY side of the line, I have the survey from 2009. You took down six panels while we were in Tenerife without so much as a text. You've some nerve. If they aren't back up by the bank holiday I'm sending you the quote, it's £840.",
    good: [
      "According to my survey from 2009, the fence stands on my side of the line. While we were in Tenerife, you removed six panels and didn't even text us. Should they not be back up by the bank holiday, I'll send you the quote of £840.",
      "I have the 2009 survey, which shows that the fence is on my side. You took six panels down when we were away in Tenerife, without a text. Unless they're up again by the bank holiday, I will send you the quote, which is £840.",
    ],
    bad: [
      [
        'requests_kept',
        "The fence is on my side of the line, I have the survey from 2009. You took down six panels while we were in Tenerife without so much as a text. I'm sending you the quote, it's £840, and they should be back up by the bank holiday.",
      ],
      [
        'hard_facts',
        "I think the fence may be on my side of the line, I have the survey from 2009. You took down six panels while we were in Tenerife without so much as a text. If they aren't back up by the bank holiday I'm sending you the quote, it's £840.",
      ],
    ],
  },
  {
    source:
      'Beta, three months you have not called your father. He had an angiography on the 12th and you sent a thumbs up emoji. Thumbs up! Have you no shame? Call him tonight after 8, he is awake till 10 only.',
    good: [
      "Beta, you haven't phoned your father for three months. When he had an angiography on the 12th, all you sent was a thumbs up emoji. Please call him tonight after 8; he stays awake only until 10.",
      "It has been three months since you last called your father, beta. On the 12th he had an angiography, and you sent a thumbs up emoji. I'd like you to call him this evening after 8. He is up till 10.",
    ],
    bad: [
      [
        'requests_kept',
        'Beta, three months you have not called your father. He had an angiography on the 12th and you sent a thumbs up emoji. Please call him tonight before 8, he is awake till 10 only.',
      ],
      [
        'addresses_reader',
        'Beta, three months you have not called me. I had an angiography on the 12th and you sent a thumbs up emoji. Please call me tonight after 8, I am awake till 10 only.',
      ],
    ],
  },
  {
    source:
      "The cake was supposed to be NUT FREE, Alison. I wrote it on the form, I said it on the phone. My nephew's face blew up and we spent Saturday night in A&E. You nearly killed a child and you sent me a £10 voucher. Unbelievable. I want the full £95 back and I want to know how it happened.",
    good: [],
    bad: [
      [
        'hard_facts',
        'Alison, the cake was supposed to be nut free. I wrote it on the form, I said it on the phone. My nephew felt slightly unwell and we spent Saturday night in A&E. You sent me a £10 voucher. I want the full £95 back and I want to know how it happened.',
      ],
      [
        'hard_facts',
        "Alison, the cake was supposed to be nut free. I wrote it on the form, I said it on the phone. My nephew's face blew up and we spent Saturday night in A&E. You nearly killed a child and you sent me a £95 voucher. I want the full £10 back and I want to know how it happened.",
      ],
    ],
  },
  {
    source:
      'Well done Pete, really, top marks. You left the van unlocked on the Moss Lane job and £3k of tools walked. My tools, not yours. The insurance won\'t pay because there was no forced entry. You owe me, and don\'t give me the "I only went for a brew" line.',
    good: [
      'Pete, the van was left unlocked by you on the Moss Lane job, and £3k worth of tools was stolen. They were mine, not yours. As there was no forced entry, the insurance will not pay. You owe me, and please don\'t tell me "I only went for a brew".',
      'You left the van unlocked at the Moss Lane job, Pete, and tools worth £3k disappeared. These were my tools, not yours, and without forced entry the insurance won\'t pay. I consider that you owe me. Please don\'t use the "I only went for a brew" line.',
    ],
    bad: [
      [
        'no_insult',
        'Well done on the Moss Lane job, Pete. The van was left unlocked and £3k of tools walked. My tools, not yours. The insurance won\'t pay because there was no forced entry. You owe me, and don\'t give me the "I only went for a brew" line.',
      ],
      [
        'addresses_reader',
        'Pete, you left the van unlocked on the Moss Lane job and £3k of tools walked. Your tools, not mine. The insurance won\'t pay because there was no forced entry. You owe me, and please don\'t give me the "I only went for a brew" line.',
      ],
    ],
  },
  {
    source:
      'Seit drei Wochen ist die Heizung aus, Herr Krüger. Wir haben 14 Grad im Kinderzimmer. Sie haben zweimal einen Techniker versprochen, keiner kam. Frechheit! Wenn bis Donnerstag niemand da war, mindere ich die Miete um 30 Prozent.',
    good: [
      'Herr Krüger, die Heizung ist seit drei Wochen ausgefallen, und im Kinderzimmer sind es 14 Grad. Zweimal haben Sie mir einen Techniker zugesagt, aber es ist keiner gekommen. Sollte bis Donnerstag niemand kommen, werde ich die Miete um 30 Prozent mindern.',
    ],
    bad: [],
  },
  {
    source:
      'Me prometiste cuidar al perro y lo dejaste solo dos días. Volví el domingo y no tenía agua. Eres una irresponsable, Carla. Quiero las llaves de vuelta hoy y no vuelvas a pedirme nada.',
    good: [
      'Carla, prometiste que cuidarías al perro y estuvo solo dos días. Cuando volví el domingo, no tenía agua. Por favor, devuélveme las llaves hoy y no me pidas nada más.',
    ],
    bad: [
      [
        'hard_facts',
        'Carla, me prometiste cuidar al perro y lo dejaste solo dos días. Volví el domingo y tenía agua. Quiero las llaves de vuelta hoy y no vuelvas a pedirme nada.',
      ],
    ],
  },
  {
    source:
      "Third time this week you've left the gate open and my dog got out, you muppet. A van nearly hit him. Shut the bloody gate every time you go through.",
    good: [
      'For the third time this week the gate was left open by you, and my dog escaped and was almost hit by a van. Please close it each time you pass through.',
      'My dog got out again because you left the gate open, which makes three times this week; he was very nearly run over by a van. I need you to shut it whenever you go through.',
      "You've left the gate open three times this week. My dog got out and came close to being hit by a van. Please make sure the gate is shut every time you use it.",
    ],
    bad: [],
  },
  {
    source:
      "I didn't agree to have your brother here for a month. A weekend, I said. He's been on my sofa since the 2nd and hasn't bought so much as a pint of milk, the freeloader. He goes by Sunday or I do.",
    good: [
      "What I agreed to was a weekend, not your brother staying for a month. He has been sleeping on my sofa since the 2nd without buying even a pint of milk. If he hasn't left by Sunday, I will.",
      "I said your brother could stay for a weekend; a month was never agreed. Since the 2nd he's been on my sofa and has not bought so much as a pint of milk. Either he leaves by Sunday or I leave.",
    ],
    bad: [],
  },
  {
    source:
      "Why wasn't I told the shift had moved? I drove 50 minutes for NOTHING. You have my number you useless lump. Pay my petrol.",
    good: [
      'Nobody let me know that the shift had moved, so my 50-minute drive was for nothing, although you have my number. Why was I not told? Please cover my petrol.',
      "I drove for 50 minutes for nothing as no one had told me the shift had been moved. Why didn't you tell me? You have my number. I'd like you to pay for my petrol.",
    ],
    bad: [],
  },
  {
    source:
      'Kindly note that you have not issued Form 16 despite four mails. The due date is 31st July. Are you people sleeping? Send it by tomorrow EOD, else I will escalate to the labour commissioner.',
    good: [
      'Despite my four emails, Form 16 has still not been issued, and the due date is 31st July. Please send it by end of day tomorrow. Failing this, I will take the matter to the labour commissioner.',
      "I have emailed four times and am yet to receive Form 16. It is due on 31st July. I request you to send it by tomorrow EOD; if it isn't sent, I shall escalate this to the labour commissioner.",
    ],
    bad: [],
  },
  {
    source:
      'Oga, since you collect my 30k for the fridge repair you no pick call again. Three weeks! My food don spoil finish. You be thief. Return the money or fix am before Saturday.',
    good: [
      "You took 30k from me to repair the fridge and for three weeks you haven't answered my calls. All my food has gone bad. Please either refund me or get it fixed before Saturday.",
      'Since receiving my 30k for the fridge repair three weeks ago, you have stopped picking up my calls. All of my food is spoilt. Before Saturday, please fix the fridge or give me my money back.',
    ],
    bad: [],
  },
  {
    source:
      'you told everyone at the baby shower i was on antidepressants. that was PRIVATE you snake. my boss was there. i want you to text every single one of them and say you were out of line',
    good: [
      "At the baby shower you told everyone that I take antidepressants. That was private, and my boss was in the room. I'd like you to send each of them a text saying you were out of line.",
      'You told everyone at the baby shower that I was on antidepressants, which was private. My boss was among them. Please text all of them to say that was out of line.',
    ],
    bad: [],
  },
  {
    source:
      "I'm not paying for the cracked screen. I never touched your phone. Tunji did, everyone saw it, and you're blaming me cos you're scared of him. Coward. Take back what you said in the group.",
    good: [
      "I won't pay for the cracked screen, because I didn't touch your phone. It was Tunji, as everyone saw. You're putting the blame on me since you're afraid of him. Please withdraw what you said in the group.",
      "I never touched your phone, so I will not be paying for the cracked screen. Everyone saw that it was Tunji. You're blaming me because you're scared of him. I'd like you to take back what you said in the group.",
    ],
    bad: [],
  },
  {
    source:
      "Your cat has used my veg bed as a toilet AGAIN. I've lost the whole row of carrots. I've asked you nicely, twice. Get it a litter tray or I'm getting a sprinkler, I don't care if it hates water.",
    good: [
      "Once again your cat has been using my vegetable bed as a toilet, and a whole row of carrots is lost. I have politely asked you two times. Please get it a litter tray. Otherwise I'll buy a sprinkler, whether or not it hates water.",
      "My entire row of carrots is gone because your cat has again used the vegetable bed as its toilet. I've asked nicely twice already. Please provide a litter tray, or I will get a sprinkler.",
    ],
    bad: [],
  },
  {
    source:
      'Mate you were supposed to be my best man. You left before the speeches. BEFORE THE SPEECHES. With a bridesmaid. My nan asked where you were. Say something, anything, you prick.',
    good: [
      'You were meant to be my best man, but you went off with a bridesmaid before the speeches. My nan asked where you were. Please say something to me about it.',
      "As my best man, you left with a bridesmaid before the speeches had even started, and my nan was asking where you'd gone. I'd like to hear something from you, anything.",
    ],
    bad: [],
  },
  {
    source:
      "The invoice says 12 hours. You were here for 7, I have the gate log. Don't insult my intelligence. Send me a corrected one and I'll pay it the same day.",
    good: [
      'Your invoice lists 12 hours, but according to the gate log you were here for only 7. Please send a corrected invoice, and I will pay it on the same day.',
      "You've billed 12 hours although you were on site for 7; I have the gate log. If you send me a corrected one, I'll pay it the same day.",
    ],
    bad: [],
  },
  {
    source:
      'Du hast mir versprochen, dass die Kaution bis Ende Mai zurückkommt. Jetzt ist der 20. Juni und ich habe keinen Cent gesehen. Unverschämt! Überweis die 900 Euro bis Freitag.',
    good: [
      'Du hattest mir zugesagt, dass ich die Kaution bis Ende Mai zurückbekomme. Heute ist der 20. Juni, und ich habe noch nichts erhalten. Bitte überweise die 900 Euro bis Freitag.',
      'Die Kaution sollte laut deinem Versprechen bis Ende Mai zurück sein. Inzwischen haben wir den 20. Juni und bei mir ist kein Cent angekommen. Ich möchte, dass du die 900 Euro bis Freitag überweist.',
    ],
    bad: [],
  },
  {
    source:
      'Otra vez la música a las 3 de la mañana, eres un maleducado. Mañana tengo guardia en el hospital. Bájala o llamo a la policía.',
    good: [
      'De nuevo hay música a las tres de la madrugada. Mañana tengo guardia en el hospital. Por favor, baja el volumen; si no, llamaré a la policía.',
      'La música vuelve a sonar a las 3 de la mañana y mañana estoy de guardia en el hospital. Te pido que la bajes o tendré que llamar a la policía.',
    ],
    bad: [],
  },
  {
    source:
      "Tu as vendu mon vélo sans me demander, pour 80 euros, alors qu'il en valait 400. Tu es nul. Rends-moi l'argent avant samedi.",
    good: [
      "Sans me le demander, tu as vendu mon vélo 80 euros, alors qu'il en valait 400. Je te demande de me rendre l'argent avant samedi.",
      "Mon vélo valait 400 euros et tu l'as vendu 80, sans m'en parler. Merci de me rembourser avant samedi.",
    ],
    bad: [],
  },
  {
    source:
      'Você some com meu carro dois dias e devolve sem gasolina e com multa de R$ 195. Folgado. Paga a multa até sexta.',
    good: [
      'Você ficou dois dias com meu carro e o devolveu sem gasolina e com uma multa de R$ 195. Por favor, pague a multa até sexta.',
    ],
    bad: [],
  },
]
