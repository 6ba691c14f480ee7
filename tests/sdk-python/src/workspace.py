"""Members, groups, invites, sharing, service accounts, webhooks and tokens."""

from elevenlabs import WebhookHmacSettings
from cases import GIVEN, case, client, connect, fits, refused, run

VOICE = GIVEN["voice"]


@case("[WSP-060] a service account with its keys")
def _():
    account = fits(client.service_accounts.create(name="Robot")).service_account_user_id
    made = fits(client.service_accounts.api_keys.create(account, name="Fox", permissions="all"))
    robot = connect(made.xi_api_key)
    assert robot.models.list()
    client.service_accounts.api_keys.update(account, made.key_id, is_enabled=False, permissions=["text_to_speech"])
    keys = fits(client.service_accounts.api_keys.list(account)).api_keys
    assert [(key.name, key.is_disabled, key.permissions) for key in keys] == [("Fox", True, ["text_to_speech"])]
    refused(401, robot.models.list)
    client.service_accounts.api_keys.delete(account, made.key_id)
    assert [one.name for one in fits(client.service_accounts.list()).service_accounts] == ["Robot"]


@case("[WSP-067] webhooks are made, listed, changed and deleted")
def _():
    settings = WebhookHmacSettings(name="Mine", webhook_url="https://hook.example/")
    made = fits(client.webhooks.create(settings=settings))
    assert made.webhook_secret.startswith("wsec_")
    client.webhooks.update(made.webhook_id, is_disabled=True, name="Changed")
    listed = fits(client.webhooks.list(include_usages=True)).webhooks
    assert [(one.name, one.is_disabled) for one in listed] == [("Changed", True)]
    assert fits(client.webhooks.delete(made.webhook_id)).status == "ok"
    assert client.webhooks.list(include_usages=False).webhooks == []


@case("members are listed and changed")
def _():
    members = fits(client.workspace.members.list())
    emails = {member.email for member in members}
    assert GIVEN["colleague"] in emails
    assert fits(client.workspace.members.update(email=GIVEN["colleague"], is_locked=False, workspace_role="workspace_member")).status == "ok"
    colleague = next(member for member in members if member.email == GIVEN["colleague"])
    client.workspace.members.update_usage_limit(colleague.user_id, usage_limit=None)


@case("groups are found, and members come and go")
def _():
    assert GIVEN["group"] in fits(client.workspace.groups.list())
    found = fits(client.workspace.groups.search(name="Readers"))
    assert [group.id for group in found] == [GIVEN["group"]] and found[0].name == "Readers"
    assert fits(client.workspace.groups.members.add(GIVEN["group"], email=GIVEN["colleague"])).status == "ok"
    assert fits(client.workspace.groups.search(name="Readers"))[0].members_emails == [GIVEN["colleague"]]
    assert fits(client.workspace.groups.members.remove(GIVEN["group"], email=GIVEN["colleague"])).status == "ok"


@case("people are invited and uninvited")
def _():
    assert fits(client.workspace.invites.create(email="grace@example.com", group_ids=[])).status == "ok"
    assert fits(client.workspace.invites.create_batch(emails=["alan@example.com", "edsger@example.com"])).status == "ok"
    assert fits(client.workspace.invites.delete(email="grace@example.com")).status == "ok"
    refused(404, lambda: client.workspace.invites.delete(email="grace@example.com"))


@case("a voice is shared with a colleague and taken back")
def _():
    client.workspace.resources.share(VOICE, role="viewer", resource_type="voice", user_email=GIVEN["colleague"])
    shared = fits(client.workspace.resources.get(VOICE, resource_type="voice"))
    assert shared.resource_id == VOICE and shared.role_to_group_ids
    client.workspace.resources.unshare(VOICE, resource_type="voice", user_email=GIVEN["colleague"])


@case("the audit log and single-use tokens")
def _():
    assert fits(client.workspace.audit_logs.list(limit=5))
    for kind in ("realtime_scribe", "tts_websocket"):
        assert fits(client.tokens.single_use.create(kind)).token


run()
