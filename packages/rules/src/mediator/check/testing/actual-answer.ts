import type { Examples } from './messages.ts'

export const ACTUAL_ANSWER: Examples = {
  fails: [
    ['rent', "I'm sorry, but I can't help with rewriting this message."],
    ['bins', "As an AI, I don't take part in conflicts between housemates."],
    ['mum', 'This message contains emotional content that I am not able to rephrase.'],
    [
      'fence',
      'Option 1: Dear Mr Harlow, please move your fence by 15 June.\nOption 2: Dear Mr Harlow, your fence stands 30 cm on my land.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and it came back empty. That's $60. Please don't touch my keys again.\n\nNote: I removed the exclamation marks and softened the tone.",
    ],
    [
      'project',
      '## Calm version\nDana, you presented my slides at 3:30 pm and never mentioned my name. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "```\nYou said you'd be home by 6 and it was 8:15. I paid the sitter $40 for 2 extra hours. Why didn't you call?\n```",
    ],
    ['deposit', '{"text": "Sir, I vacated the flat on 31st May. You have not returned my deposit of Rs. 50,000'],
    ['credit', 'Please provide the message that you would like me to rewrite.'],
    ['loud', 'DECLINED'],
    [
      'generator',
      'It sounds like you are going through a difficult time. I would suggest that you talk to a therapist about this.',
    ],
    [
      'wedding',
      "Why did you not invite me to your traditional wedding? Ngozi and Emeka were there, and I bought aso ebi of 35k.\n\nOr, a shorter version:\nI'd like to know why I wasn't invited.",
    ],
    ['ghost', 'Sure, will do!'],
    [
      'report',
      'Subject: Late report\n\nThe report was due on 3 May. You submitted it on 9 May, without the figures for Q2. I expect a corrected version by 5 pm tomorrow.',
    ],
    [
      'invoice',
      'I am writing about invoice 2047 for €1,200, due 30 days ago. You have never contacted me. Please transfer it within 7 days. I kept the facts and made the tone more constructive.',
    ],
    ['german', 'Dabei kann ich dir leider nicht helfen.'],
  ],
  passes: [
    [
      'rent',
      'Here is a calmer version:\n\nYou have owed me £450 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.',
    ],
    [
      'bins',
      "Sure! Here's a rewritten message: \"You haven't put the bins out once since Easter. It's your turn, isn't it? Please sort it by Tuesday.\"",
    ],
    [
      'fence',
      '{"text": "Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. Kindly move it by 15 June."}',
    ],
    [
      'car',
      '**You took my car on Saturday** without asking and brought it back with an empty tank. That is $60 of gas. Please never touch my keys again.',
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sister',
      "You told Aunt Carol about my pregnancy after I begged you to keep quiet. I won't tell you anything again.",
    ],
    [
      'credit',
      'Calm version: Rahul, you took full credit in front of the whole team yesterday, though only I was sitting till 2 am for three nights. Tell the manager the truth, please.',
    ],
    [
      'loud',
      'Every night you play songs till 1 am, and my exam is on Monday. Please stop it. I have told you 5 times already.',
    ],
    [
      'dog',
      'Rewritten:\nYour dog was barking from 6am to 9am again. I work nights. Please keep it inside before noon.',
    ],
    [
      'invoice',
      'I am writing regarding invoice 2047 for €1,200. Payment was due 30 days ago, and you have never contacted me. Please transfer the amount within 7 days.',
    ],
    [
      'coach',
      'You benched my son for two matches because of one missed training. He is 11. You said "he needs to learn respect". Please explain that to me.',
    ],
    ['calm', 'Could you please send me the key to the garage? I need it on Thursday at 10:30.'],
    [
      'french',
      '{"text": "Tu as encore garé ta voiture devant mon garage lundi matin. J’ai raté mon train de 7h40. Gare-toi ailleurs, s’il te plaît."}',
    ],
  ],
}
