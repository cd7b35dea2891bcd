/**
 * @generated SignedSource<<1fdc3da0fb906ac8126183ceada37f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type presentation_ligne$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly " $fragmentType": "presentation_ligne";
};
export type presentation_ligne$key = {
  readonly " $data"?: presentation_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentation_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentation_ligne"
};

(node as any).hash = "85b151a113a22bead218b6d672526178";

export default node;
