// How people stand and move. Angles are degrees from straight down, forward is positive.

export type Limb = readonly [upper: number, lower: number];
export type Pose = { lean?: number; nod?: number; nearArm: Limb; farArm: Limb; nearLeg: Limb; farLeg: Limb };

export const STAND: Pose = { nearArm: [-6, 4], farArm: [8, 14], nearLeg: [-3, -4], farLeg: [4, 0] };
export const WALK: Pose = { lean: 4, nearArm: [-24, -6], farArm: [26, 40], nearLeg: [24, 14], farLeg: [-18, -40] };
export const RUN: Pose = { lean: 14, nearArm: [-48, 40], farArm: [40, 128], nearLeg: [48, -4], farLeg: [-26, -84] };
export const SIT: Pose = { lean: 2, nearArm: [20, 70], farArm: [28, 76], nearLeg: [84, 2], farLeg: [78, -4] };
export const REACH: Pose = { lean: 8, nearArm: [70, 84], farArm: [50, 70], nearLeg: [8, 0], farLeg: [-12, -16] };
export const CHEER: Pose = { nearArm: [158, 176], farArm: [-158, -172], nearLeg: [6, 4], farLeg: [-8, -8] };
export const BEND: Pose = {
  lean: 68,
  nod: 30,
  nearArm: [10, 22],
  farArm: [24, 34],
  nearLeg: [12, -14],
  farLeg: [-6, -18],
};
export const CARRY: Pose = { lean: -5, nearArm: [24, 88], farArm: [30, 92], nearLeg: [16, 6], farLeg: [-14, -26] };
export const PHOTO: Pose = { lean: 2, nearArm: [42, 150], farArm: [56, 146], nearLeg: [8, 0], farLeg: [-8, -10] };
export const PADDLE: Pose = { lean: 16, nearArm: [44, 62], farArm: [70, 92], nearLeg: [80, 80], farLeg: [84, 84] };
export const RIDE: Pose = { lean: 32, nearArm: [2, 78], farArm: [6, 80], nearLeg: [70, -12], farLeg: [26, -26] };
export const KICK: Pose = { lean: -24, nearArm: [36, 150], farArm: [-50, -20], nearLeg: [104, 100], farLeg: [-4, -6] };
export const GUARD: Pose = { lean: 10, nearArm: [34, 150], farArm: [52, 150], nearLeg: [30, -6], farLeg: [-20, -40] };
export const POINT: Pose = { lean: 3, nearArm: [86, 92], farArm: [4, 10], nearLeg: [5, 2], farLeg: [-7, -8] };
export const FOLD: Pose = { lean: 0, nearArm: [16, 106], farArm: [20, 112], nearLeg: [3, 1], farLeg: [-5, -6] };
export const KNEEL: Pose = { lean: 10, nearArm: [34, 62], farArm: [44, 70], nearLeg: [82, 0], farLeg: [4, -88] };
