/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const MAGIC_RULES_EN = {
  // Faith
  'DL-FTH-01':
    'On a Darkness Roll of 1 to 4 the Exorcist gains 1 Faith Point at once, but not while dead or out of the dungeon.',
  'DL-FTH-02':
    'The Exorcist holds at most 2 Faith Points for each point of Charisma. What is above is lost, also when Charisma falls.',
  'DL-FTH-03':
    'A dungeon starts without Faith Points, unless an item or skill gives some; those left at its end are lost.',
  // Miracles
  'DL-MIR-01':
    'Before or after the Move Phase and the Attack Phase the Exorcist may invoke a Miracle in hand for its Faith Cost. No roll is needed.',
  'DL-MIR-02':
    'Any number of Miracles may be invoked in a turn, the same one again too, while Faith Points last. Each is resolved before the next.',
  'DL-MIR-03': 'Invoking a Miracle does not discard its card.',
  'DL-MIR-04':
    'The range of a Miracle is counted in squares and needs line of sight; “tile” is everyone on the Exorcist’s tile, seen or not. The target is named when the Faith Points are paid.',
  // Channel
  'DL-CHN-01': 'Right before its Move Phase whoever has a Catalyst equipped channels Source.',
  'DL-CHN-02':
    'The Darkness Roll of this round says how much: on 1 none, on 2 to 5 half of Mind rounded up, on 6 all of Mind.',
  'DL-CHN-03':
    'Nobody holds more Source than Mind, and what items add to that. New Source is added to what is there; if the limit falls, the rest is lost.',
  'DL-CHN-04': 'Source stays until it is spent. Who takes off the Catalyst loses all of it.',
  'DL-CHN-05': 'Source is channelled whether or not the character then moves.',
  'DL-CHN-06':
    'Equipment is changed first, then Source is channelled. Two Catalysts channel no more than one.',
  // Casting
  'DL-SPL-01':
    'Who knows a spell may cast it before or after the Move Phase and before or after the Attack Phase.',
  'DL-SPL-02':
    'Targets, squares and choices are named before the Cast Roll, and must be in range and in sight as the card says. An area or tile must hold an enemy.',
  'DL-SPL-03': 'For the Cast Roll spend at least 1 Source token and roll as many dice.',
  'DL-SPL-04': 'If the Cast Roll reaches the Source Cost the spell succeeds; otherwise nothing happens.',
  'DL-SPL-05': 'Source that was spent is gone, whether the spell succeeds or not.',
  'DL-SPL-06': 'While Source is left, the same or another spell may be cast again in the same turn.',
  'DL-SPL-07': 'Each equipped item of Medium Armour lowers the Cast Roll by 2, each of Heavy Armour by 3.',
  'DL-SPL-08': 'A spell that attacks is a Magic attack and needs line of sight.',
  'DL-SPL-09':
    'A Magic attack of an Accursed needs no To Hit roll and is never a Critical Hit. Armour reduces its damage, not its Wounds. Enemies beside the caster do not hinder it.',
  'DL-SPL-10':
    'Every Accursed that knows a spell and holds Source may cast. Spells learnt through a skill do not count towards the number it may know.',
  // Source Burns
  'DL-BRN-01':
    'After every Cast Roll doubles are looked for, whether it succeeded or not. A spell that succeeded is resolved first.',
  'DL-BRN-02':
    'For every face shown on two or more dice count those dice less one; the sum is the level of the burn. 2, 2, 6, 6, 6 is level 3.',
  'DL-BRN-03':
    'The chart of the spell’s type says what befalls the caster at levels 2 to 5; only the entry of the level reached counts. A single pair does nothing, and above 5 it is entry 5.',
} as const satisfies Record<string, string>;
