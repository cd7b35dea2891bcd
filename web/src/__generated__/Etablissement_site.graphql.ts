/**
 * @generated SignedSource<<faa33621e72aa785ca2be03efffed94f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Etablissement_site$data = {
  readonly entreprise: {
    readonly email1: string;
    readonly horaire: string | null | undefined;
    readonly logo: {
      readonly adresse: string;
    } | null | undefined;
    readonly nom: string;
    readonly phone1Link: {
      readonly href: string | null | undefined;
    } | null | undefined;
    readonly resume: string | null | undefined;
    readonly urlFacebook: string | null | undefined;
    readonly urlInstagram: string | null | undefined;
    readonly urlLinkedin: string | null | undefined;
    readonly urlTwitter: string | null | undefined;
  };
  readonly " $fragmentType": "Etablissement_site";
};
export type Etablissement_site$key = {
  readonly " $data"?: Etablissement_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Etablissement_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Etablissement_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resume",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horaire",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "logo",
          "plural": false,
          "selections": [
            {
              "alias": "adresse",
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 512
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:512)"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "phone1Link",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "href",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlFacebook",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlInstagram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlLinkedin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlTwitter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "eb6d5dc3f10feabf26bfc6d22fd15332";

export default node;
