/**
 * @generated SignedSource<<6bd5f54ae18b99a402f68d4806a83cdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutilsEditeur_content$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Partage_content" | "Programmation_content">;
  readonly " $fragmentType": "OutilsEditeur_content";
};
export type OutilsEditeur_content$key = {
  readonly " $data"?: OutilsEditeur_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutilsEditeur_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutilsEditeur_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Programmation_content"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Partage_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "b2d0138760c14658231ed353d86b7301";

export default node;
