import type { Kind } from './kinds-of-statements.ts'

/** Answers that reword or invent a reason or an event. */
export const KINDS_OF_REASONS_AND_EVENTS: readonly Kind[] = [
  {
    what: 'invented reasons',
    passes: [
      [
        "I fed your cat for 3 weeks and you haven't paid me a penny, you ungrateful git. Leave the 30 under the mat.",
        "For three weeks I fed your cat, and you haven't paid me anything. Please leave the 30 under the mat.",
      ],
      [
        'You were at work so I fed your cat for 3 weeks. Pay me the 30.',
        'Because you were working, I fed your cat for three weeks. Please pay me the 30.',
      ],
      [
        'You shouted at Ella for dropping the ball. Apologise.',
        'You shouted at Ella because she dropped the ball. Please apologise.',
      ],
      [
        'I missed the exam, thanks to your party. Turn it down on weeknights.',
        'I missed the exam because of your party. Please turn it down on weeknights.',
      ],
      [
        "I can't lift a thing, my back is gone. Move the piano yourself by Monday.",
        "I can't lift anything because of my back. Please move the piano yourself by Monday.",
      ],
    ],
    fails: [
      [
        "I fed your cat for 3 weeks and you haven't paid me a penny, you ungrateful git. Leave the 30 under the mat.",
        "I fed your cat for three weeks because you were busy with work, and you haven't paid me anything. Please leave the 30 under the mat.",
        'nothing_invented',
      ],
      [
        'You shouted at Ella for dropping the ball. Apologise.',
        'You shouted at Ella because you were stressed about the match. Please apologise.',
        'no_concession',
      ],
      [
        "My mother is 78 and can't do the floors. Stop poaching our maid.",
        "My mother is 78 and can't do the floors because of her arthritis. Please stop poaching our maid.",
        'nothing_invented',
      ],
      [
        'I missed the exam on Friday. You are a selfish pig. Turn the music down on weeknights.',
        'I missed the exam on Friday because my alarm broke. Please turn the music down on weeknights.',
        'nothing_invented',
      ],
      [
        'Pay the invoice by Friday, you crooks. It is 200 dollars.',
        'Please pay the invoice of 200 dollars by Friday, because my landlord is waiting.',
        'nothing_invented',
      ],
      [
        "You left the gate open and the dog got out, you div. He's 12.",
        "You left the gate open as you were in a hurry, and the dog got out. He's 12.",
        'no_concession',
      ],
    ],
  },
  {
    what: 'invented events',
    passes: [
      [
        'You yelled at my son at training. He is nine. I rang the club. Say sorry to him.',
        'You yelled at my son at training, and he is nine. I have already phoned the club. Please say sorry to him.',
      ],
      [
        "I've asked you 3 times to fix the tap. You ignored me, you muppet. Fix it.",
        'I have raised the tap with you three times, and you ignored me. Please fix it.',
      ],
      ['Mum is in bits. Ring her, you coward.', 'Mum is very upset. Please ring her.'],
      [
        'You binned my plants. I was gutted. Replace them.',
        'You threw my plants away. I was gutted. Please replace them.',
      ],
      [
        'I seen the CCTV. You scratched my car. Pay the 200.',
        'I have watched the camera footage. You scratched my car. Please pay the 200.',
      ],
    ],
    fails: [
      [
        "You yelled at my son at training. He is nine. You're a washed-up nobody. Say sorry to him.",
        'You yelled at my son at training, and he is nine. I have already spoken to the club president. Please say sorry to him.',
        'nothing_invented',
      ],
      [
        'You binned my plants, you absolute goblin. Replace them.',
        'You threw my plants away. I have contacted the landlord about this. Please replace them.',
        'nothing_invented',
      ],
      [
        'You scratched my car. Pay the 200, you weasel.',
        'You scratched my car. My insurance company has confirmed the damage. Please pay the 200.',
        'nothing_invented',
      ],
      [
        'Your music kept me up till 3, you inconsiderate plonker. Turn it down.',
        'Your music kept me up until 3. I have kept a diary of every incident. Please turn it down.',
        'requests_kept',
      ],
      [
        'You never showed up on Saturday, you flake. Text me next time.',
        "You didn't show up on Saturday. I had cooked a special dinner. Please text me next time.",
        'nothing_invented',
      ],
      [
        'You lot left beer cans in the hall, you pigs. Clean it up by Sunday.',
        'You left beer cans in the hall. The neighbours have complained to me. Please clean it up by Sunday.',
        'nothing_invented',
      ],
    ],
  },
]
