import type { Examples } from './messages.ts'

export const FACTS_KEPT: Examples = {
  fails: [
    [
      'rent',
      'You have owed me £540 in rent since 1 March. Please pay me by Friday, or I will go to the letting agent.',
    ],
    ['rent', 'You have owed me £450 in rent for a while. Please pay me by Friday, or I will go to the letting agent.'],
    ['bins', "You haven't put the bins out once for a long time. It's your turn, isn't it? Please sort it by Tuesday."],
    [
      'mum',
      "i paid for mum's birthday meal and you never gave me your half. can you send me the 43 quid tonight please?",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands on my land. I have written to you twice and you have not replied. Kindly move it by 15 June.',
    ],
    [
      'car',
      "You took my car on Sunday without asking and brought it back with an empty tank. That's $60 of gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'You presented my slides to the client this afternoon and never mentioned my name. Please tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by 6. You were late, and I had to pay the sitter $40 for 2 extra hours. Why didn't you call?",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on 31st May. Till today you have not returned my deposit of Rs. 5,000. Kindly return it by 10th July.',
    ],
    [
      'credit',
      'Yesterday you took full credit in front of the whole team. I was sitting till 2 am for several nights. Tell the manager the truth, please.',
    ],
    [
      'generator',
      'Oga Tunde, I gave you $120,000 last month to repair the generator, and there is no light and no receipt. Return my money before Sunday, please.',
    ],
    ['wedding', 'Why did you not invite me to your traditional wedding? Ngozi was there. I bought aso ebi of 35k.'],
    ['ghost', "You haven't answered my texts for 4 days. Please just tell me if you're coming."],
    ['dog', 'Your dog was barking from 6am to 9pm again. I work nights. Please keep it inside before noon.'],
    [
      'will',
      'You sold Grandma’s ring without telling any of us. She told me that it was meant for Ella. I want it back.',
    ],
    ['german', 'Du hast mir das Geld vom 3. April noch nicht zurückgezahlt. Bitte überweise es bis Freitag.'],
  ],
  passes: [
    [
      'rent',
      'Since March 1st you have owed me 450 pounds in rent. Please pay me by Friday, or I will go to the letting agent.',
    ],
    [
      'mum',
      "I paid £86 for mum's birthday meal and you never gave me your half. Could you send me the £43 this evening, please?",
    ],
    [
      'fence',
      'Dear Mr Harlow, your fence stands thirty centimetres on my land. I have written to you two times without a reply. Please move it by June 15th.',
    ],
    [
      'car',
      "On Sat you took my car without asking and it came back with an empty tank. That's sixty dollars of gas. Please don't touch my keys again.",
    ],
    [
      'project',
      'Dana, at half past three you presented my slides to the client and never mentioned my name. I want you to tell Mr. Ruiz who made them.',
    ],
    [
      'sitter',
      "You said you'd be home by six o'clock, and it was quarter past eight. I had to pay the sitter forty dollars for two extra hours. Why didn't you call?",
    ],
    [
      'deposit',
      'Sir, I vacated the flat on May 31. You have not returned my deposit of ₹50,000. Kindly return it by July 10.',
    ],
    [
      'generator',
      'Oga Tunde, last month I gave you 120k naira to repair the generator and till now there is no light and no receipt. Please return my money before Sunday.',
    ],
    [
      'wedding',
      'Why did you not invite me to your traditional wedding? Emeka and Ngozi were there, and I bought aso ebi of 35,000.',
    ],
    ['fridge', 'Please stop eating my food. That was the third yoghurt this week. Buy your own, please.'],
    ['ghost', "You haven't answered my texts for four days. Just tell me if you're coming on the 12th."],
    [
      'invoice',
      'I am writing regarding invoice 2047 for 1200 euros. Payment was due thirty days ago, and you have never contacted me. Please transfer the amount within a week.',
    ],
    [
      'will',
      'You sold Grandma’s ring without telling any of us. She said to me: "That ring is for Ella". I would like it back.',
    ],
    ['german', 'Du hast mir die achtzig Euro vom 3. April noch nicht zurückgezahlt. Bitte überweise sie bis Freitag.'],
  ],
}
