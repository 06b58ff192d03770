import type { ModelAnswers } from './model-answers.ts'

/** More answers that say the same in different words, and answers with one defect. */
export const MORE_FREELY_REWORDED_ANSWERS: readonly ModelAnswers[] = [
  {
    source:
      'Bhai tune bola tha 10 tareekh ko paise dega, aaj 25 ho gayi. 8000 rupaye hain mere. Mummy ki dawai leni hai. Besharam insaan. Kal subah tak bhej de aur phone utha, nahi to main tere papa se baat karunga.',
    good: [
      'Bhai, tune kaha tha ki 10 tareekh ko paise dega, aur aaj 25 ho gayi hai. Mere 8000 rupaye hain aur mujhe Mummy ki dawai leni hai. Please kal subah tak bhej de aur phone utha, warna main tere papa se baat karunga.',
    ],
    bad: [
      [
        'nothing_invented',
        'Bhai, tune bola tha 10 tareekh ko paise dega, aaj 25 ho gayi. 8000 rupaye hain mere. Mummy ki dawai leni hai. Mujhe bahut dukh hua. Please kal subah tak bhej de aur phone utha, nahi to main tere papa se baat karunga.',
      ],
    ],
  },
  {
    source:
      "Trudy, the choir voted for the Rutter and you went and ordered the Vivaldi, 40 copies at £6.50. Nobody asked you to. You always think you know best you jumped-up old trout. Send them back this week and tell Alan it was your mistake, because he's blaming the librarian, and that's me.",
    good: [
      "Trudy, although the choir had voted for the Rutter, you ordered 40 copies of the Vivaldi at £6.50 each, which you hadn't been asked to do. I feel you act as if you always know best. Please return them this week. Alan is blaming the librarian, meaning me, so please let him know that the mistake was yours.",
    ],
    bad: [
      [
        'addresses_reader',
        "Trudy, the choir voted for the Rutter and you ordered the Vivaldi, 40 copies at £6.50. Nobody asked you to. You always think you know best. Send them back this week and tell Alan it was my mistake, because he's blaming the librarian, and that's me.",
      ],
    ],
  },
  {
    source:
      "Mr Kowalski your contractor cut through our cable Tuesday at about 2 and we've had no internet since. I work from home. I've lost two days' pay, £310. He just shrugged, the ape. Who is his insurer? I need an answer by tomorrow or I'm going to the ombudsman about you both.",
    good: [
      "Mr Kowalski, our cable was cut through by your contractor on Tuesday at around 2 o'clock, and he merely shrugged. Since then we have been without internet. As I work from home, that has cost me two days' pay, or £310. Please tell me by tomorrow who insures him. If I don't hear from you, I will take the matter to the ombudsman, about both of you.",
    ],
    bad: [
      [
        'nothing_invented',
        "Mr Kowalski, your contractor cut through our cable on Tuesday at about 2 and we've had no internet since. I work from home. I've lost two days' pay, £310, and my manager has given me a warning. Who is his insurer? I need an answer by tomorrow or I'm going to the ombudsman about you both.",
      ],
    ],
  },
  {
    source:
      'Kemi my hair is falling out since that relaxer. I told you it was burning and you said "beauty is pain". I have a bald patch the size of a 50p. You\'re a quack. I want my £85 back and I want to know what was in that tub.',
    good: [
      'Kemi, ever since that relaxer my hair has been falling out, and there is now a bald patch as big as a 50p. When I told you that it was burning, your reply was "beauty is pain". Please refund my £85. I\'d also like you to tell me what the tub contained.',
    ],
    bad: [
      [
        'requests_kept',
        'Kemi, my hair has been falling out since that relaxer. I told you it was burning and you said "beauty is pain". I have a bald patch the size of a 50p. I want £85 off my next visit, and I want to know what was in that tub.',
      ],
    ],
  },
  {
    source:
      "Not one person in that meeting backed me up, least of all you Simon, after you begged me to raise it. Gutless. I've now got a \"chat\" with Diane at 3. You'd better tell her before then that it was your idea or don't ever ask me for anything again.",
    good: [
      'Nobody backed me up in that meeting, Simon, least of all you, even though you were the one who had begged me to raise it. Diane now wants a "chat" with me at three. Please tell her before that that the idea came from you. Otherwise, don\'t ask me for anything again.',
    ],
    bad: [
      [
        'hard_facts',
        'Nobody in that meeting backed me up except you, Simon, after you begged me to raise it. I\'ve now got a "chat" with Diane at 3. Please tell her before then that it was your idea, or don\'t ever ask me for anything again.',
      ],
    ],
  },
  {
    source:
      "Your drone was over my garden AGAIN on Sunday while my daughter was in the pool. She's 15. That's creepy as hell mate. I've logged it, 4.20pm, photos and all. Delete the footage in front of me and fly it at the rec, not here, or the police can have the log.",
    good: [
      "On Sunday your drone flew over my garden again while my daughter, who is 15, was in the pool. I find that very disturbing. I have logged it with photos: 4:20 p.m. Please delete the footage while I'm there to see it, and fly the drone at the rec instead of here. If you don't, I'll hand the log to the police.",
    ],
    bad: [
      [
        'requests_kept',
        "Your drone was over my garden again on Sunday while my daughter was in the pool. She's 15. I've logged it, 4.20pm, photos and all. Please keep the footage safe and fly it at the rec, not here, or the police can have the log.",
      ],
    ],
  },
  {
    source:
      'the tent. the bloody tent Phil. you said youd packed it. we slept in the car at Glasto 4 nights because of you. my back is in bits. you can buy the tickets next year, £355 each, and dont invite Spud',
    good: [
      "Phil, you told me the tent was packed, and because it wasn't we spent four nights at Glasto sleeping in the car. My back hurts badly. Next year it should be you who pays for the tickets, which are £355 each. Please don't invite Spud.",
    ],
    bad: [
      [
        'requests_kept',
        "Phil, you said you'd packed the tent. We slept in the car at Glasto for 4 nights because of you. My back is in bits. You can buy the tickets next year, £355 each, and please invite Spud.",
      ],
    ],
  },
  {
    source:
      "Manager sahab, I have been given 4 warnings for late coming, when the company bus itself reaches at 9.20. Not once anyone checked. You only shout. I am having the driver's register with me. Remove the warnings and kindly talk to transport people, not to me.",
    good: [
      "Manager, I've received four warnings for coming late, although it is the company bus that only arrives at 9:20, and nobody ever checked this. You only shout. I have the driver's register. Please withdraw the warnings, and kindly take it up with the transport people instead of me.",
    ],
    bad: [
      [
        'hard_facts',
        "Manager, I have been given 4 warnings for late coming, when the company bus itself reaches at 9.20. It was checked only once. You only shout. I have the driver's register with me. Remove the warnings and kindly talk to the transport people, not to me.",
      ],
    ],
  },
  {
    source:
      "Honestly Lisa I feel sick. You read my diary, you told your mother what's in it, and then you asked me over dinner if I was \"happy\". How long have you been reading it? I'm staying at Ed's. Don't come round, don't ring him. I'll let you know when I can talk.",
    good: [
      "Lisa, I feel sick. You read my diary and told your mother what it says, and afterwards, over dinner, you asked whether I was \"happy\". Please tell me how long you've been reading it. I'm going to stay at Ed's; please neither come round nor call him. When I'm able to talk, I'll get in touch.",
    ],
    bad: [
      [
        'requests_kept',
        "Lisa, I feel sick. You read my diary, you told your mother what's in it, and then you asked me over dinner if I was \"happy\". How long have you been reading it? I'm staying at Ed's. Don't come round, just ring him. I'll let you know when I can talk.",
      ],
    ],
  },
  {
    source:
      'I lent my truck to a friend, not to your whole damn hunting club, Wade. 600 miles on it, blood in the bed, and a ticket from Bozeman for $95. You pay the ticket, you get it detailed, and you come tell my wife why her car seat smells like an elk.',
    good: [
      'Wade, it was to a friend that I lent my truck, not to an entire hunting club. It came back with 600 miles on it, blood in the bed and a $95 ticket from Bozeman. Please pay the ticket, have the truck detailed, and come and explain to my wife why her car seat smells of elk.',
    ],
    bad: [
      [
        'addresses_reader',
        'Wade, I lent my truck to a friend, not to your whole hunting club. 600 miles on it, blood in the bed, and a ticket from Bozeman for $95. Please pay the ticket, get it detailed, and come tell me why my car seat smells like an elk.',
      ],
    ],
  },
  {
    source:
      'you put the kids to bed at TEN on a school night so you could finish your game. ella fell asleep in assembly. the school rang me not you. its your night tomorrow, 7.30 bath 8 lights out, and the xbox stays off till theyre down. manchild.',
    good: [
      "So that you could finish your game, the children weren't put to bed until 10 on a school night. Ella then fell asleep in assembly, and it was me the school called, not you. Tomorrow is your night: bath at half past seven, lights out at 8, and please leave the Xbox off until they're asleep.",
    ],
    bad: [
      [
        'hard_facts',
        "You put the kids to bed at ten on a school night so you could finish your game. Ella fell asleep in assembly. The school rang me, not you. It's your night tomorrow: 7.30 bath, 8 lights out, and the Xbox stays on till they're down.",
      ],
    ],
  },
  {
    source:
      "Pavel, the raid leader isn't your personal lackey. You pulled the boss before I said go, wiped us 6 times and then called ME a noob in voice. 24 people waited. Either follow the callouts on Thursday or sit out. And give the staff back to the guild bank, you got it on a lie.",
    good: [
      "Pavel, a raid leader isn't your personal lackey. You started the boss before I gave the go, which cost us six wipes while 24 people waited, and after that it was me you called a noob in voice chat. On Thursday, please stick to the callouts or sit out. And please return the staff, which you obtained by lying, to the guild bank.",
    ],
    bad: [
      [
        'hard_facts',
        "Pavel, the raid leader isn't your personal lackey. You pulled the boss after I said go, wiped us 6 times and then called me a noob in voice. 24 people waited. Either follow the callouts on Thursday or sit out. And please give the staff back to the guild bank, you got it on a lie.",
      ],
    ],
  },
  {
    source:
      "Karine, tu m'as promis de garder Hugo samedi et tu annules par SMS une heure avant. J'ai raté l'enterrement de mon oncle. Tu es vraiment sans cœur. Je veux des excuses, et rends-moi la clé de chez moi avant dimanche.",
    good: [
      "Karine, tu m'avais promis que tu garderais Hugo samedi, mais une heure avant tu as annulé par SMS. À cause de cela, j'ai manqué l'enterrement de mon oncle. J'attends des excuses de ta part, et je te demande de me rendre la clé de mon appartement avant dimanche.",
    ],
    bad: [
      [
        'no_concession',
        "Karine, tu m'as promis de garder Hugo samedi et tu annules par SMS une heure avant. J'ai raté l'enterrement de mon oncle. Je comprends que tu aies eu un empêchement. Je veux des excuses, et rends-moi la clé de chez moi avant dimanche.",
      ],
    ],
  },
  {
    source:
      'You literally told Professor Lin I "contributed minimally". Minimally?? I wrote chapters 2, 3 AND 5. You formatted the bibliography, badly. I\'ve got every draft with timestamps. You\'ve got till noon tomorrow to email her the truth and cc me, or I send the drafts myself. Fraud.',
    good: [
      'You described me to Professor Lin as having "contributed minimally". In fact, chapters 2, 3 and 5 were written by me, and your part was the formatting of the bibliography, which wasn\'t done well. All of my drafts have timestamps. Please write to her with the truth by midday tomorrow, copying me in. Otherwise I\'ll forward her the drafts.',
    ],
    bad: [],
  },
  {
    source:
      "It's been 19 days. NINETEEN. You said the part was coming from Düsseldorf in 48 hours. I've no heating, a 3 year old with croup, and your office puts the phone down. Shower of cowboys. Give me a date by 5pm or give me the 260 call-out back.",
    good: [
      "Nineteen days ago you told me that the part would arrive from Düsseldorf within 48 hours. My heating still doesn't work, I have a three-year-old with croup, and when I call, your office hangs up on me. Please let me have a date by 5 p.m., or else refund the 260 I paid for the call-out.",
    ],
    bad: [],
  },
  {
    source:
      'dont ever send my daughter home with nits n then post about "dirty families" on the class group. She caught them AT YOURS, at the sleepover on the 8th. i counted 5 mums reading that. nasty piece of work. delete it and tell them',
    good: [
      'My daughter got nits at your house, at the sleepover on the 8th, and was sent home with them. After that you wrote about "dirty families" in the class group, where five mums, by my count, read it. Please remove that post and tell them what really happened, and don\'t do anything like that again.',
    ],
    bad: [],
  },
  {
    source:
      "We agreed, in this very office, that nobody touches the pricing sheet without me. You changed the Bristol rates on Monday night. We quoted 12% under cost. That's £8,400, Neil, out of my budget. What on earth were you thinking? Put it back as it was and explain it to Fiona yourself.",
    good: [
      "In this office we agreed that the pricing sheet isn't to be changed by anyone without me. On Monday night, however, you altered the rates for Bristol, and as a result our quote was 12% below cost. My budget loses £8,400 because of it, Neil. Please restore the sheet to what it was, and explain to Fiona yourself what happened.",
    ],
    bad: [],
  },
  {
    source:
      "I've told you I can't lift anything till the 20th, doctor's orders, and you leave me a pallet and swan off to lunch. My stitches are pulling. You don't give a toss. Get the lads to shift it NOW and put it in the accident book.",
    good: [
      "As I've told you, my doctor has forbidden me to lift anything before the 20th. You still left a pallet for me and went to lunch, and now my stitches are pulling. Please have the lads move it straight away and record it in the accident book.",
    ],
    bad: [],
  },
  {
    source:
      "Nobody told me the funeral time changed. Nobody. I walked in when they were carrying him out. He was my brother too, Maureen. You made a list of who to ring and I wasn't on it, Pat showed me. I'll never forgive you for it. Don't come to the house Sunday.",
    good: [
      "I wasn't told that the time of the funeral had changed, and by the time I walked in, he was being carried out. He was my brother as well, Maureen. Pat has shown me your list of people to call, and my name isn't there. I will never be able to forgive this. Please stay away from the house on Sunday.",
    ],
    bad: [],
  },
  {
    source:
      "Toby I saw the messages. \"She'll never know\". Well she does. Eleven years and you do it with someone from PADEL. I'm not shouting, I'm done shouting. Pack a bag, be gone by the time I get back at 6, and you can tell your mother, I'm not doing that for you as well.",
    good: [
      "Toby, I've read the messages: \"She'll never know\". I do know now. After eleven years you did this with someone from padel. I've finished shouting. Please pack a bag and have left by six, when I get back. Telling your mother is up to you; I won't do that for you too.",
    ],
    bad: [],
  },
  {
    source:
      "Tell your lad to stop kicking the ball at my garage. I've asked him nicely, I've asked you nicely. The door's dented in six places and Gordon from the corner reckons £220 to straighten it. You let him run wild. Pay for the door and get him down the park.",
    good: [
      "Please tell your son that he must no longer kick his ball against my garage. I have spoken politely both to him and to you. There are six dents in the door, and Gordon from the corner estimates that straightening it will cost £220. I'd like you to pay for that, and to send your son to the park to play.",
    ],
    bad: [
      [
        'hard_facts',
        "Please tell your lad to stop kicking the ball at my garage. I've asked him nicely, I've asked you nicely. The door's dented in six places and Gordon from the corner reckons £220 to straighten it. Please pay half of the door and get him down the park.",
      ],
    ],
  },
  {
    source:
      'so i took the blame for the wine on the carpet at ur mums. me. n u just sat there. it was YOUR glass adam. ring her n tell her. and the cleaners want 85 so thats on u 2',
    good: [
      "Adam, at your mum's I was the one who took the blame for the wine on the carpet, and you stayed silent, although the glass was yours. Please call her and tell her so. The cleaners are charging 85, which should be paid by you as well.",
    ],
    bad: [
      [
        'hard_facts',
        "Adam, I took the blame for the wine on the carpet at your mum's. You just sat there. It was your glass. Please ring her and tell her. The cleaners want 85, so let's split that.",
      ],
    ],
  },
  {
    source:
      "Ronan you're 34 not 14. Mam is 71 and she's carrying YOUR washing up the stairs. She fell Tuesday. She told me not to say it. Do your own washing, and give her something for the keep, fifty a week, you're on good money. You're a disgrace of a son.",
    good: [
      'Ronan, you are 34, not fourteen. Mam, at 71, carries your washing upstairs, and on Tuesday she fell, although she asked me not to mention it. Please do your washing yourself. You earn well, so please also pay her 50 a week towards your keep.',
    ],
    bad: [
      [
        'hard_facts',
        "Ronan, you're 34, not 14. Mam is 71 and she's carrying your washing up the stairs. She fell on Tuesday. She told me to say it. Do your own washing, and give her something for the keep, fifty a week, as you're on good money.",
      ],
    ],
  },
  {
    source:
      'Helga, ich habe dir die 400 Euro im März geliehen, nicht geschenkt. Jetzt haben wir Oktober und du fliegst nach Mallorca. Unverschämt. Überweise mir bis Freitag wenigstens die Hälfte und sag mir, wann der Rest kommt.',
    good: [
      'Helga, die 400 Euro, die ich dir im März gegeben habe, waren geliehen und kein Geschenk. Inzwischen ist Oktober, und du fliegst nach Mallorca. Bitte überweise mir bis Freitag mindestens die Hälfte, und teile mir mit, wann ich den Rest bekomme.',
    ],
    bad: [
      [
        'hard_facts',
        'Helga, ich habe dir die 400 Euro im März geschenkt, nicht geliehen. Jetzt haben wir Oktober und du fliegst nach Mallorca. Überweise mir bitte bis Freitag wenigstens die Hälfte und sag mir, wann der Rest kommt.',
      ],
    ],
  },
  {
    source:
      "It's MY turn for the parking space this month, it's on the rota, signed by all of us, by YOU. And there's your Audi. I've had to carry shopping from Mill Road with a bad hip. Shift it tonight or I'll leave my Fiesta behind it and you can explain to work why you're late.",
    good: [
      "According to the rota, which every one of us has signed, including you, the parking space is mine this month, but your Audi is in it. With my bad hip, I've been forced to carry my shopping from Mill Road. Please move the car tonight. If it's still there, I will park my Fiesta behind it, and it will be up to you to explain at work why you're late.",
    ],
    bad: [
      [
        'hard_facts',
        "It's my turn for the parking space this month, it's on the rota, signed by all of us except you. And there's your Audi. I've had to carry shopping from Mill Road with a bad hip. Please move it tonight or I'll leave my Fiesta behind it and you can explain to work why you're late.",
      ],
    ],
  },
  {
    source:
      "Doug it's the third time Ruth's come home from yours with her insulin untouched. THIRD. She's eight. You nod and you say \"got it\" and you don't. She could have gone into a coma you selfish lump. Set the alarms in front of me Friday or she's not staying over, I'll have it put in the order.",
    good: [
      "Doug, for the third time now Ruth, who is eight, has come back from your place without her insulin having been touched. You nod, tell me \"got it\", and then don't do it. She could have fallen into a coma. On Friday, please set the alarms while I'm there. Otherwise she won't stay overnight, and I'll get that written into the order.",
    ],
    bad: [
      [
        'nothing_invented',
        "Doug, it's the third time Ruth's come home from yours with her insulin untouched. She's eight. You nod and you say \"got it\" and you don't. She could have gone into a coma. I was terrified all night. Please set the alarms in front of me on Friday or she's not staying over, I'll have it put in the order.",
      ],
    ],
  },
  {
    source:
      "They told you \"no flash\" and you stood up in the middle of the vows, FLASH, with that stupid iPad. You're in every shot, Uncle Geoff. The photographer's quoted £380 to edit you out. I'm not joking. Pay half at least. And take the video down off Facebook, it's got my gran crying in it.",
    good: [
      'You had been told "no flash", but in the middle of the vows you stood up with your iPad and the flash went off. Uncle Geoff, there isn\'t a single shot without you in it, and the photographer wants £380 to edit you out. I mean this seriously. Please cover at least half of that. The video on Facebook shows my gran in tears, so please remove it.',
    ],
    bad: [
      [
        'facts_kept',
        "They told you \"no flash\" and you stood up in the middle of the vows with flash on your iPad. You're in every shot, Uncle Geoff. The photographer's quoted £380 to edit you out. I'm not joking. Please pay half at least. And take the video down off Facebook, it's got my mum crying in it.",
      ],
    ],
  },
  {
    source:
      'why did u give kofi my number. i said NO twice. he txted me 11 times last nite talking about marriage. u think its funny. it isnt. tell him its wrong number n dont ever share my stuff again',
    good: [
      "Please explain why Kofi got my number from you when I'd twice said no. Last night he sent me 11 texts about marriage. You may find that amusing, but I don't. Tell him that the number is wrong, and please never share anything of mine again.",
    ],
    bad: [],
  },
]
