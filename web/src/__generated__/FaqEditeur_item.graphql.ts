/**
 * @generated SignedSource<<51b90d6cf50abf232174c31fce474b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqEditeur_item$data = {
  readonly id: string;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "FaqEditeur_item";
};
export type FaqEditeur_item$key = {
  readonly " $data"?: FaqEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FaqEditeur_item"
};

(node as any).hash = "be4db3f53b4a646eb0fd66987faea7bf";

export default node;
