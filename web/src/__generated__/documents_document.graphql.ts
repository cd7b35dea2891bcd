/**
 * @generated SignedSource<<f380d8e08190470735dcc74ad1cddeaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type documents_document$data = {
  readonly media: string;
  readonly name: string;
  readonly size: number;
  readonly titre: string;
  readonly " $fragmentType": "documents_document";
};
export type documents_document$key = {
  readonly " $data"?: documents_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"documents_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "documents_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "media",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "type": "Telechargement",
  "abstractKey": null
};

(node as any).hash = "7b4b253a6b2fa26f7d9dbb54b0473d13";

export default node;
