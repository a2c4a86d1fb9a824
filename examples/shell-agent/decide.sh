# One question on standard input, {"id":1,"input":"…"}; the decision on standard output. Anything else: standard error.
read -r question
case $question in
  *lawyer* | *complaint*) echo escalate ;;
  *refund* | *"money back"*) echo refund ;;
  *) echo deny ;;
esac
