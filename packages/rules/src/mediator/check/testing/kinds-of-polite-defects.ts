import type { Kind } from './kinds-of-statements.ts'

/** Answers that sound calm, but add contempt, forgiveness, an accusation or a feeling to the message. */
export const KINDS_OF_POLITE_DEFECTS: readonly Kind[] = [
  {
    what: 'polite contempt',
    passes: [
      [
        'You brought Mia back at 9 and the order says 6. What kind of father does that?',
        'You brought Mia back at 9, although the order says 6.',
      ],
      [
        'You delivered 14 tables instead of 20. Maybe counting isn’t your thing. Refund me for six.',
        'You delivered 14 tables instead of 20. Please refund me for six.',
      ],
      [
        'I know this is hard for you, but the rent was due on the 1st.',
        'I know this is hard for you, but the rent was due on the 1st.',
      ],
      [
        'You two wouldn’t know a tune if it bit you. I wrote 3 of the songs, so put my name on the poster.',
        'I wrote 3 of the songs, so please put my name on the poster.',
      ],
    ],
    fails: [
      [
        'You brought Mia back at 9 and the order says 6. What kind of father does that?',
        'You brought Mia back at 9, although the order says 6, and no decent father would do that.',
        'no_insult',
      ],
      [
        'You delivered 14 tables instead of 20. Maybe counting isn’t your thing. Refund me for six.',
        'You delivered 14 tables instead of 20. Perhaps counting is difficult for you. Please refund me for six.',
        'no_insult',
      ],
      [
        'Your post room opened my letter twice. Can they even read an envelope?',
        'Your post room opened my letter twice. Reading an envelope seems to be beyond your staff.',
        'no_insult',
      ],
      [
        'You two wouldn’t know a tune if it bit you. I wrote 3 of the songs, so put my name on the poster.',
        'You two know nothing about music. I wrote 3 of the songs, so please put my name on the poster.',
        'no_insult',
      ],
    ],
  },
  {
    what: 'promises for when a request is met',
    passes: [
      ['Pay me the £95 by Friday, you leech.', 'Please pay me the £95 by Friday.'],
      [
        'Pay me the £95 by Friday and I won’t take it any further.',
        'If you pay me the £95 by Friday, I won’t take this any further.',
      ],
      ['Give it back and we’re done.', 'Please give it back, and then we’re done.'],
    ],
    fails: [
      [
        'Pay me the £95 by Friday, you leech.',
        'Please pay me the £95 by Friday. Once that’s paid I won’t take it any further.',
        'no_concession',
      ],
      [
        'You broke the vase, moron. Buy me a new one.',
        'You broke the vase. Please buy me a new one. After that, we can forget about it.',
        'no_concession',
      ],
    ],
  },
  {
    what: 'conditions without words of their own, such as “if not”',
    passes: [
      [
        'If you took the cash, return it by Sunday. If you didn’t, say so.',
        'If you took the cash, please return it by Sunday; if not, please say so.',
      ],
      [
        'Call the customer and stay out of the stock room unless I’m there.',
        'Please call the customer, and only go into the stock room when I’m there.',
      ],
    ],
    fails: [
      [
        'If you took the cash, return it by Sunday. If you didn’t, say so.',
        'You took the cash, so please return it by Sunday or say so.',
        'requests_kept',
      ],
      [
        'Call the customer and stay out of the stock room unless I’m there.',
        'Please call the customer and stay out of the stock room.',
        'requests_kept',
      ],
    ],
  },
  {
    what: 'invented feelings and tears',
    passes: [
      [
        'He came all the way by bus and you had closed early, you clown. He cried on the way back.',
        'He came all the way by bus, and you had closed early. He was upset on the way back.',
      ],
      ['I ate my lunch in the car because of you.', 'Because of you, I had my lunch in the car.'],
      [
        'You swore you would keep it quiet, and you told Aunt Jo.',
        'You swore that you would keep it quiet, and you told Aunt Jo. I feel betrayed.',
      ],
    ],
    fails: [
      [
        'He came all the way by bus and you had closed early, you clown.',
        'He came all the way by bus and was very upset, because you had closed early.',
        'nothing_invented',
      ],
      ['I ate my lunch in the car because of you.', 'Because of you, I cried in the car.', 'nothing_invented'],
      [
        'You told Aunt Jo my salary, you big mouth.',
        'You told Aunt Jo my salary, and I feel deeply betrayed.',
        'nothing_invented',
      ],
      [
        'I have stood in your hall in my slippers at 3 am, you pig.',
        'I’ve stood and cried in your hall in my slippers at 3 am.',
        'nothing_invented',
      ],
    ],
  },
  {
    what: 'who something is for, and how many',
    passes: [
      [
        'She promised it to me in front of everyone, and you sold it.',
        'In front of everyone she said that it would be mine, and you sold it.',
      ],
      ['There was no hot water on either day.', 'On both days there was no hot water.'],
      ['I got a first. I’m the only one in the family.', 'I got a first, and nobody else in the family has one.'],
    ],
    fails: [
      [
        'She promised it to me in front of everyone, and you sold it.',
        'She promised it to you in front of everyone, and you sold it.',
        'addresses_reader',
      ],
      ['There was no hot water on either day.', 'There was no hot water on one of the days.', 'hard_facts'],
    ],
  },
  {
    what: 'demands in a list, in vague words or as a noun',
    passes: [
      [
        'Pay me for the ticket, delete the video, and don’t ask me to anything for a while.',
        'Please pay me for the ticket and take down the video. I’d also rather you didn’t ask me to anything for a while.',
      ],
      ['You owe me an apology and £60. Take it down.', 'You owe me £60 and should say sorry. Please take it down.'],
      [
        'I ask that the minutes be corrected, that my paper be circulated and that your interest be declared.',
        'Please correct the minutes, circulate my paper and declare your interest.',
      ],
      ['Tell him to shut his mouth and say sorry to my face.', 'Please tell him to keep quiet, and apologise to me.'],
      ['Stop the drums after 9 pm, they are so loud.', 'Please play the drums more quietly after 9 pm.'],
    ],
    fails: [
      [
        'Pay me for the ticket, delete the video, and don’t ask me to anything for a while.',
        'Please pay me for the ticket and take down the video.',
        'requests_kept',
      ],
      ['You owe me an apology and £60. Take it down.', 'You owe me £60. Please take it down.', 'requests_kept'],
      ['Stop the drums after 9 pm.', 'Please play the drums more quietly after 9 pm.', 'requests_kept'],
    ],
  },
  {
    what: '“all”, “never” and invented consequences',
    passes: [
      ['I was on duty all 26 days.', 'I was on duty on every one of the 26 days.'],
      ['Write there that I never used the tea.', 'Please state there that I have never used the tea.'],
      [
        'She has been in a boot for six weeks and misses school.',
        'She has been in a boot for six weeks and can’t go to school.',
      ],
      [
        'The tent came back with a rip you could drive a Transit through. £80 that cost me.',
        'The tent came back with a huge rip in it. It cost me £80.',
      ],
    ],
    fails: [
      ['I was on duty all 26 days.', 'I was on duty on most of the 26 days.', 'hard_facts'],
      ['Write there that I never used the tea.', 'Please state there that I no longer use the tea.', 'hard_facts'],
      [
        'She has been in a boot for six weeks.',
        'She has been in a boot for six weeks and can’t go to school.',
        'nothing_invented',
      ],
    ],
  },
]
