/**
 * @generated SignedSource<<215e01eb334abe6665aaaa6324bcda08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Avis_content$data = {
  readonly __typename: string;
  readonly databaseId: number;
  readonly libelle: string;
  readonly lu?: boolean;
  readonly poste?: string | null | undefined;
  readonly reference?: string;
  readonly sujet?: string | null | undefined;
  readonly " $fragmentType": "Avis_content";
};
export type Avis_content$key = {
  readonly " $data"?: Avis_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Avis_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Avis_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lu",
          "storageKey": null
        }
      ],
      "type": "Message",
      "abstractKey": "__isMessage"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sujet",
          "storageKey": null
        }
      ],
      "type": "Contact",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "type": "Devis",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poste",
          "storageKey": null
        }
      ],
      "type": "Carriere",
      "abstractKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "7587af01f65171a0c1100b5909ff4eca";

export default node;
