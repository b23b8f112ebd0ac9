export const THE_ASH_CROWN_EN = {
  'the-ash-crown': 'The Ash Crown',
  'the-ash-crown.title': 'The Ash Crown',
  'the-ash-crown.introduction':
    'For nine winters the mountain has worn a crown of ash, and under it sleeps Vharok, who burned the nine cities. This spring the snow did not settle on the summit: he is awake, and there are eggs. Go up through the gate he broke, find what his slayers left behind, and do not come down while he lives.',
  'the-ash-crown.goal': 'Kill Vharok.',
  'the-ash-crown.area-0': 'The foot of the mountain',
  'the-ash-crown.area-0.text':
    'The road ends at a gate of black iron, folded open like paper. Ash falls without a sound. High above something turns over in its sleep, or does not sleep at all.',
  'the-ash-crown.area-1': 'The burned gate',
  'the-ash-crown.area-1.text':
    'Those who held the gate still hold it, in the shape of charcoal. Others have taken up their spears. Three doors lead on: plain iron to the west, yellow rune to the east, red rune to the north.',
  'the-ash-crown.area-2': 'The chain forge',
  'the-ash-crown.area-2.text':
    'Here they forged the chain that was to hold him, link by link, each as thick as a barrel. It was never long enough. The smiths’ overseers have not been told to stop.',
  'the-ash-crown.area-3': 'The cinder bridge',
  'the-ash-crown.area-3.text':
    'A bridge two paces wide crosses the crater under the open sky. Fire moves below it, and a shadow above. On the far terrace bowmen of bone take aim, unhurried.',
  'the-ash-crown.area-4': 'The hatchery',
  'the-ash-crown.area-4.text':
    'The eggs stand in warm sand, taller than a child, and each has its own slow heartbeat. A serpent-woman hums to them. Around her neck hangs a blue runekey.',
  'the-ash-crown.area-5': 'The hall of shields',
  'the-ash-crown.area-5.text':
    'Nine shields hang on the wall, one for each city, and eight are melted. Under the ninth lies a yellow runekey. The hall’s last guest, horned and burning, rises from his chair.',
  'the-ash-crown.area-6': 'The slayers’ vault',
  'the-ash-crown.area-6.text':
    'The slayers left their arms here before they went up, so that someone else could have them. Two lights burn in the dark: an edge, and a bow that nobody has strung for nine years.',
  'the-ash-crown.area-7': 'The crater',
  'the-ash-crown.area-7.text':
    'The hoard covers the floor like a red tide, and the tide lifts its head. Vharok looks at you as one looks at rain. “Nine cities,” he says. “What do you bring me that they did not?” Behind him the youngest of his brood sharpens its claws on a king’s helmet.',
  'the-ash-crown.rule-1':
    'Open sky: area 3. As long as Vharok is not on the board, at the start of step 3 of each overlord turn the overlord may choose one hero in area 3. That hero rolls 3 black dice and suffers 4 wounds less 1 per surge, ignoring armor, and gets a burn token if he suffers at least one.',
  'the-ash-crown.rule-2':
    'The relics 1 and 2 in area 6 are the melee and the ranged weapon of the four relic cards; no other relic is in this quest. Attacks with a relic ignore Fear of Vharok.',
  'the-ash-crown.rule-3':
    'Told when area 4 is revealed: an unbroken egg hatches at the end of round 16 (round 18 with 2 heroes): for each egg left the overlord places 1 normal hell hound (if a figure is free; common rule C4) on the egg’s space, and the heroes lose 1 conquest. The marker is removed. If area 4 is still unrevealed then, it is revealed first.',
  'the-ash-crown.rule-4':
    'Told when the first egg is broken: for each broken egg Vharok’s wound rating is 2 lower, at once, also while he is on the board.',
  'the-ash-crown.rule-5':
    'Told when area 7 is revealed: each unbroken ember heart gives Vharok 1 armor. A hero breaks one by ending his move on it.',
  'the-ash-crown.rule-6':
    'Told when area 7 is revealed: door-7 may not be closed any more. Vharok may leave area 7.',
  'the-ash-crown.rule-7':
    'Told when it happens: wing beat: when Vharok first has half his wounds or fewer left, at the end of that attack he may move every hero within 2 spaces of him up to 3 spaces, as Knockback, and then fly up to his speed at once.',
  'the-ash-crown.rule-8':
    'Told when it happens: when Vharok is the only monster in area 7 at the start of step 3 of the overlord’s turn, he may attack twice in his activation that turn.',
  'the-ash-crown.egg-1': 'The shell gives way, the heartbeat stops, and far above you something screams.',
  'the-ash-crown.egg-2': 'The shell gives way, the heartbeat stops, and far above you something screams.',
  'the-ash-crown.egg-3': 'The shell gives way, the heartbeat stops, and far above you something screams.',
  'the-ash-crown.heart-1': 'You strike the ember heart with all you have, and half the crater goes dark.',
  'the-ash-crown.heart-2': 'You strike the ember heart with all you have, and half the crater goes dark.',
  'the-ash-crown.heart-3': 'You strike the ember heart with all you have, and half the crater goes dark.',
  'vharok': 'Vharok of the Ash Crown',
} as const satisfies Record<string, string>;
