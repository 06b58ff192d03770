import type { ModelAnswers } from './model-answers.ts'

/** Answers to messages in chat style: lower case, abbreviations, no full stops. */
export const ANSWERS_IN_CHAT: readonly ModelAnswers[] = [
  {
    source:
      'mate u still owe me 20 quid from the pub on fri 14. i asked u 3 times now. r u broke or just a tight bastard?? send it by half six tonite or im telling jez',
    good: [
      'You still owe me £20 from the pub on Friday the 14th, and I have asked you three times. Please send it by 6:30pm tonight, or I will tell Jez.',
      "Hi mate, I'm still waiting for the twenty pounds from Friday 14th at the pub. I've asked you three times now. Could you send it by 18:30 this evening? Otherwise I'll let Jez know.",
      "The £20 from the pub on Friday 14 is still unpaid, even though I've asked 3 times. I'd like you to send it by 6.30 tonight. If not, I'm going to tell Jez.",
    ],
    bad: [
      [
        'facts_kept',
        'You still owe me £30 from the pub on Friday the 14th, and I have asked you three times. Please send it by 6:30pm tonight, or I will tell Jez.',
      ],
      [
        'requests_kept',
        'You still owe me £20 from the pub on Friday the 14th. I have asked you three times. It will be half six tonight soon, and then I am telling Jez.',
      ],
      [
        'no_insult',
        "You still owe me £20 from the pub on Friday 14th and I've asked three times. Don't be such a tight git. Send it by 6:30 tonight, or I'll tell Jez.",
      ],
      [
        'no_concession',
        "You still owe me £20 from the pub on Friday 14th and I've asked three times. I know money is tight for you at the moment. Please send it by 6:30 tonight, or I'll tell Jez.",
      ],
    ],
  },
  {
    source:
      'so i find out from SNAPCHAT that you took kayla to the concert. we bought those tickets together in march. 140 each. you said you were "too sick to go". you\'re a lying snake. i want my 140 back and dont text me till u can explain',
    good: [
      'I found out on Snapchat that you took Kayla to the concert. We bought those tickets together in March for 140 each, and you told me you were "too sick to go". I\'d like my 140 back. Please don\'t text me until you can explain.',
      'I learned through Snapchat that you went to the concert with Kayla, using the tickets we bought together in March at 140 each. You said that you were "too sick to go." Please return my 140, and only text me once you\'re able to explain.',
      "It was Snapchat that told me you'd taken Kayla to the concert. In March we bought the tickets together, 140 apiece, and then you said you were “too sick to go”. Please pay me back the 140 and hold off on texting me until you can explain what happened.",
    ],
    bad: [
      [
        'facts_kept',
        "I found out on Snapchat that you took Kayla to the concert. We bought those tickets together in March for 140 each, and you told me you were unwell. I'd like my 140 back. Please don't text me until you can explain.",
      ],
      [
        'nothing_invented',
        'I found out on Snapchat that you took Kayla to the concert. We bought those tickets together in March for 140 each, and you said you were "too sick to go". I feel so lonely. I want my 140 back. Please don\'t text me until you can explain.',
      ],
      [
        'no_concession',
        'I found out on Snapchat that you took Kayla to the concert. We bought those tickets together in March for 140 each, and you said you were "too sick to go". I want my 140 back, and I\'ll forgive you. Please don\'t text me until you can explain.',
      ],
      [
        'actual_answer',
        "I can't rewrite this message because it contains accusations, but you could talk to them about the concert in person.",
      ],
    ],
  },
  {
    source:
      'bhaiya aap ne 2 baje bola tha, 5 baj gaye. i took half day leave for this ac repair. 1200 advance already given na. u people are total frauds. come today only otherwise return my advance',
    good: [
      'Bhaiya, you said 2 o’clock and it is now past 5. I took half a day’s leave for this AC repair and have already paid 1,200 in advance. Please come today, otherwise return my advance.',
      'You told me you would come at 2 and it is already 5, bhaiya. I took a half-day leave for the AC repair, and I have given 1200 as advance. Could you please come today? If not, kindly give my advance back.',
    ],
    bad: [
      [
        'facts_kept',
        'Bhaiya, you said 2 o’clock and it is now past 5. I took half a day’s leave for this AC repair and have already paid 12,000 in advance. Please come today, otherwise return my advance.',
      ],
      [
        'requests_kept',
        'Bhaiya, you said 2 o’clock and it is now past 5. I took half a day’s leave for this AC repair and have already paid 1,200 in advance.',
      ],
    ],
  },
  {
    source:
      'why is there a DENT in my car. parked it at ur place sunday 7pm, no dent. monday morning, dent. ur son was on his bike the whole evening. 640 for the repair says garage miller. pay up u dishonest weasel or i go to the insurance',
    good: [
      'There is a dent in my car. When I parked it at your place on Sunday at 7pm it had no dent, and on Monday morning there was one. Your son was riding his bike all evening. Garage Miller quotes 640 for the repair. Please pay it, or I will go to the insurance.',
      "My car has a dent that wasn't there when I parked at yours on Sunday at 19:00; I noticed it on Monday morning. Your son had been on his bike the whole evening. According to Garage Miller the repair costs 640. I'd like you to cover it, otherwise I'll contact the insurance. Can you tell me how it got there?",
    ],
    bad: [
      [
        'facts_kept',
        'There is a dent in my car. When I parked it at your place on Sunday at 7pm it had no dent, and on Monday morning there was one. Your son was riding his bike all evening. Please pay for the repair, or I will go to the insurance.',
      ],
      [
        'nothing_invented',
        'There is a dent in my car. When I parked it at your place on Sunday at 7pm it had no dent, and on Monday morning there was one. Your son Oscar was riding his bike all evening. Garage Miller quotes 640 for the repair. Please pay it, or I will go to the insurance.',
      ],
      [
        'no_concession',
        "There is a dent in my car. When I parked it at your place on Sunday at 7pm it had no dent, and on Monday morning there was one. Your son was riding his bike all evening. Garage Miller quotes 640 for the repair. Please pay it, or I will go to the insurance. I'm sure he didn't mean to do it.",
      ],
    ],
  },
  {
    source:
      "babe u left me on read for 2 days then posted a story from dave's. 2 DAYS. i was worried sick u absolute melt. im not ur mum i just want a text when ur safe. is that so hard",
    good: [
      "You left me on read for two days and then posted a story from Dave's. I was worried sick. I'm not your mum; I'd just like a text when you're safe.",
      "Babe, for 2 days you didn't reply, and then I saw a story you'd posted from Dave's. I was really worried. I'm not trying to be your mum, I only want you to text me when you're safe. Could you do that?",
    ],
    bad: [
      [
        'facts_kept',
        "You left me on read for ages and then posted a story from Dave's. I was worried sick. I'm not your mum; I'd just like a text when you're safe.",
      ],
      [
        'no_concession',
        "You left me on read for two days and then posted a story from Dave's. I was worried sick. I'm not your mum; I'd just like a text when you're safe. I promise I won't bother you otherwise.",
      ],
      [
        'addresses_reader',
        "My boyfriend left me on read for two days and then posted a story from Dave's. I was worried sick. I'm not his mum; I'd just like a text when he's safe.",
      ],
    ],
  },
  {
    source:
      "stop telling ppl we're getting back together!! we're NOT. u cheated w my cousin priya on new years eve. i have the pics. delete the reel by tmrw and tell ur mates the truth u clown",
    good: [
      "Please stop telling people that we're getting back together, because we aren't. You cheated on me with my cousin Priya on New Year's Eve, and I have the pictures. Please delete the reel by tomorrow and tell your friends the truth.",
      "We are not getting back together, so please don't tell people we are. On New Year's Eve you cheated with my cousin Priya, and I've got photos. I want the reel deleted by tomorrow, and your friends to hear the truth from you.",
    ],
    bad: [
      [
        'hard_facts',
        "Please stop telling people that we're getting back together. We're getting there. You cheated with my cousin Priya on New Year's Eve, perhaps, and I have the pictures. Please delete the reel by tomorrow and tell your friends the truth.",
      ],
      [
        'requests_kept',
        "Please stop telling people that we're getting back together; we're not. You cheated with my cousin Priya on New Year's Eve. I have the pictures. Please tell your mates the truth by tomorrow.",
      ],
      [
        'complete',
        "Please stop telling people that we're getting back together; we're not. You cheated with my cousin Priya on New Year's Eve. I have the pictures. Please delete the reel by tomorrow and tell your friends",
      ],
    ],
  },
]
