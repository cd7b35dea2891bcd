/**
 * @generated SignedSource<<47477f5dd17ecd18775409b3f420f461>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type testimonial_ligne$data = {
  readonly entreprise: string | null | undefined;
  readonly fonction: string | null | undefined;
  readonly photo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly " $fragmentType": "testimonial_ligne";
};
export type testimonial_ligne$key = {
  readonly " $data"?: testimonial_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"testimonial_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testimonial_ligne"
};

(node as any).hash = "d9f2ae47e93e202f48f480ad192ea435";

export default node;
