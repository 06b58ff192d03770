import type { Examples } from './messages.ts'

export const REQUESTS_KEPT: Examples = {
  fails: [
    ['rent', 'You have owed me £450 in rent since 1 March. On Friday I go to the letting agent.'],
    ['bins', "You haven't put the bins out once since Easter. Your bins stand there until Tuesday."],
    ['mum', "I paid for mum's birthday meal tonight, 86 quid, and you never gave me your half of 43 quid."],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and you have not replied. 15 June is coming.',
    ],
    ['car', "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas."],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. Please touch my keys again.",
    ],
    [
      'project',
      'Dana, you presented my slides to the client at 3:30 pm and never mentioned my name. Mr. Ruiz was there as well.',
    ],
    ['sitter', "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours."],
    [
      'credit',
      'Rahul, you took full credit in front of the whole team yesterday. I alone was sitting till 2 am for three nights.',
    ],
    ['loud', 'Every night you play songs till 1 am, and my exam is on Monday. I told you five times already.'],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator. There is no light and no receipt. Sunday is near.',
    ],
    ['fridge', 'Please stop eating my food. That was the third yoghurt this week.'],
    ['ghost', "You haven't answered my texts for 4 days. The 12th is near."],
    ['dog', 'Your dog was barking from 6am to 9am again, before noon. I work nights.'],
    [
      'report',
      'The report was due on 3 May. You submitted it on 9 May, without the figures for Q2, and tomorrow at 5 pm is too late.',
    ],
  ],
  passes: [
    [
      'rent',
      "You have owed me £450 in rent since 1 March. If I don't have it by Friday, I'll go to the letting agent.",
    ],
    ['bins', "You haven't put the bins out once since Easter. Isn't it your turn? I'd like them to be out by Tuesday."],
    ['mum', "I paid 86 quid for mum's birthday meal and never got your half. I'd appreciate the 43 quid tonight."],
    [
      'fence',
      'Dear Mr Harlow, your fence stands 30 cm on my land. I have written to you twice and have not had a reply. I would ask you to have it moved by 15 June.',
    ],
    [
      'car',
      "You took my car on Saturday without asking and brought it back with an empty tank. That's $60 of gas. My keys are off limits from here on: I don't want you to use them.",
    ],
    [
      'project',
      'Dana, at 3:30 pm you presented my slides to the client and never mentioned my name. Mr. Ruiz should hear from you who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6. It was 8:15. I had to pay the sitter $40 for 2 extra hours. I'd like to know why you didn't call.",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May and have not received my deposit of Rs. 50,000. I request you to refund it by 10th July.',
    ],
    [
      'credit',
      "Rahul, you took full credit in front of the whole team yesterday. I was sitting till 2 am for three nights. I'd like the manager to hear from you how it really was.",
    ],
    [
      'loud',
      'Every night you play songs till 1 am and my exam is on Monday. I have told you 5 times. Could you keep it quiet?',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you ₦120,000 to repair the generator, and there is still no light and no receipt. I want to be refunded before Sunday.',
    ],
    [
      'wedding',
      "I'd like to understand why I wasn't invited to your traditional wedding. Ngozi and Emeka were there. I bought aso ebi of 35k.",
    ],
    ['fridge', "I need you to leave my food alone. That's the 3rd yoghurt this week. Could you get your own?"],
    ['ghost', "You haven't answered my texts for 4 days. Are you coming on the 12th?"],
    ['dog', 'Your dog was barking from 6am to 9am again. I work nights. Could it stay indoors until noon?'],
  ],
}
